import { spawn } from 'node:child_process'
import { nodeChild } from './nodeChild.mjs'
import { whenAbandoned } from './parent.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a child in place of this process, on the same terminal: signals are forwarded to it, and its exit code is
 * returned.
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<number>} exit code; 128 + signal number if a signal ended it
 */
export function handOver(file, args, env = process.env) {
  // The IPC channel lets the child notice that this process was killed.
  const child = spawn(file, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
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

/**
 * The same for any Node program: it ends when this process is killed.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
export function handOverToNode(args, env) {
  const child = nodeChild(args, env)
  return handOver(child.file, child.args, child.env)
}
