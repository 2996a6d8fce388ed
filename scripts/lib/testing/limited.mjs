import { spawn } from 'node:child_process'
import { killGroup } from '../service.mjs'

/**
 * Runs a Node program on this terminal in its own process group, which is killed when the time limit is reached.
 * @param {string[]} args
 * @param {{ env: Record<string, string | undefined>, limitMs: number, signal: AbortSignal }} options
 * @returns {Promise<{ ok: boolean, how: string }>}
 */
export function runLimited(args, { env, limitMs, signal }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
    let how = ''
    const abort = (/** @type {string} */ reason) => {
      how = reason
      killGroup(child.pid ?? 0)
    }
    const timer = setTimeout(() => abort(`took longer than ${Math.round(limitMs / 60_000)} min`), limitMs)
    const stop = () => abort('stopped')
    signal.addEventListener('abort', stop)
    child.once('error', (error) => (how = error.message))
    child.once('close', (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      // Processes left running would disturb the following steps.
      killGroup(child.pid ?? 0)
      resolve({ ok: code === 0 && how === '', how: how || `exit code ${code}` })
    })
  })
}
