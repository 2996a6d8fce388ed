import { spawn } from 'node:child_process'
import { killGroup } from '../service.mjs'

/**
 * Runs a Node program on this terminal, with all that it starts in a process group that is killed when the time is up.
 * @param {string[]} args
 * @param {{ env: Record<string, string | undefined>, limitMs: number, signal: AbortSignal }} options
 * @returns {Promise<{ ok: boolean, how: string }>}
 */
export function runLimited(args, { env, limitMs, signal }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
    let how = ''
    const end = (/** @type {string} */ why) => {
      how = why
      killGroup(child.pid ?? 0)
    }
    const limit = setTimeout(() => end(`took longer than ${Math.round(limitMs / 60_000)} min`), limitMs)
    const stop = () => end('stopped')
    signal.addEventListener('abort', stop)
    child.once('error', (error) => (how = error.message))
    child.once('close', (code) => {
      clearTimeout(limit)
      signal.removeEventListener('abort', stop)
      // What a program leaves running when it ends would disturb the steps after it.
      killGroup(child.pid ?? 0)
      resolve({ ok: code === 0 && how === '', how: how || `exit code ${code}` })
    })
  })
}
