import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and collects its output.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number | null, output: string }>} stdout and stderr together; code is null if the program
 *   cannot be started
 */
export function capture(file, args, options = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.once('error', (error) => resolve({ code: null, output: `${output}${error.message}` }))
    child.once('close', (code) => resolve({ code, output }))
  })
}
