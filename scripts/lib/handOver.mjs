import { spawn } from 'node:child_process'
import { whenAbandoned } from './parent.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Lets a child do the work of this process, on the same terminal: signals go to it, and its end is the end of this one.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, ipc?: boolean }} [options] `ipc`: the child has a channel by which it learns that this process was killed
 * @returns {Promise<number>} exit code; 128 + number of the signal when one ended it
 */
export function handOver(file, args, { env = process.env, ipc = false } = {}) {
  const child = spawn(file, args, { env, stdio: ipc ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit' })
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, forward)
  whenAbandoned(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward)
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15))
    })
  })
}
