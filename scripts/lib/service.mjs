import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { nodeChild } from './nodeChild.mjs'

const KEPT_LINES = 30

/**
 * A Node process that runs until it is stopped.
 * @typedef {object} Service
 * @property {number} pid
 * @property {Promise<string>} ended how it ended, in words
 * @property {() => boolean} isRunning
 * @property {() => string} lastWords its latest lines
 * @property {(options?: { limitMs?: number }) => Promise<void>} stop asks it to end, and kills it with all it started after `limitMs` (10 s)
 */

/**
 * Starts one. It leads a process group of its own, so that Ctrl-C in the terminal leaves the order of the end to us.
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
    const end = (/** @type {string} */ how) => {
      running = false
      resolve(how)
    }
    child.once('error', (error) => end(error.message))
    // What it has started would keep its port and its output open.
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
      const limit = setTimeout(() => killGroup(pid), limitMs)
      await ended
      clearTimeout(limit)
    },
  }
}

/**
 * Kills a process group at once. One that is gone already is fine.
 * @param {number} leader
 */
export const killGroup = (leader) => signalProcess(process.platform === 'win32' ? leader : -leader, 'SIGKILL')

/** @param {number} pid of a process, or of a group where it is negative; one that has ended is fine @param {NodeJS.Signals} signal */
export function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // Nobody left.
  }
}
