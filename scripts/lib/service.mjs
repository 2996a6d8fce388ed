import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { nodeChild } from './nodeChild.mjs'

const KEPT_LINES = 30

/**
 * A Node process that runs until it is stopped.
 * @typedef {object} Service
 * @property {number} pid
 * @property {Promise<string>} ended resolves with how it ended
 * @property {() => boolean} isRunning
 * @property {() => string} lastWords its latest lines of output
 * @property {(options?: { limitMs?: number }) => Promise<void>} stop terminates it, and kills its process group after
 *   `limitMs` (10 s)
 */

/**
 * Starts a service in its own process group, so that Ctrl-C in the terminal does not reach it and we control the order
 * of shutdown.
 * @param {string[]} args for Node
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} log
 * @returns {Service}
 */
export function startService(args, env, log) {
  const { file, args: all, env: full } = nodeChild(args, env)
  const child = spawn(file, all, { env: full, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  /** @type {string[]} */
  const lines = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (lines.push(line) > KEPT_LINES) lines.shift()
        log(line)
      })
  }
  const pid = child.pid ?? 0
  let running = true
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    const end = (/** @type {string} */ ending) => {
      running = false
      resolve(ending)
    }
    child.once('error', (error) => end(error.message))
    // Its children would keep its port and its output open.
    child.once('exit', () => killGroup(pid))
    child.once('close', (code, signal) => end(signal ? `ended by ${signal}` : `exit code ${code}`))
  })
  return {
    pid,
    ended,
    isRunning: () => running,
    lastWords: () => lines.join('\n'),
    async stop({ limitMs = 10_000 } = {}) {
      if (running && limitMs > 0) child.kill('SIGTERM')
      const timer = setTimeout(() => killGroup(pid), limitMs)
      await ended
      clearTimeout(timer)
    },
  }
}

/**
 * Kills a process group at once. Does nothing if it has ended.
 * @param {number} leader
 */
export const killGroup = (leader) => signalProcess(process.platform === 'win32' ? leader : -leader, 'SIGKILL')

/**
 * @param {number} pid of a process, or the negative id of a group; ignored if it has ended
 * @param {NodeJS.Signals} signal
 */
export function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // Already ended.
  }
}
