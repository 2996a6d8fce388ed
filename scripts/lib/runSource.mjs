import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openEnvironment } from './environment.mjs'
import { handOver } from './handOver.mjs'
import { StartError } from './StartError.mjs'

/**
 * Runs one of the project's TypeScript programs against the database, on this terminal.
 * @param {string} file path from the clone's folder
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runSource(file, args) {
  if (!existsSync(resolve(file))) throw new StartError(`${file} does not exist.`)
  const environment = await openEnvironment({ log: console.error })
  try {
    return await handOver(process.execPath, sourceArgs(file, args), { env: environment.env })
  } finally {
    await environment.close()
  }
}

/**
 * Node's arguments for a TypeScript program.
 * @param {string} file
 * @param {string[]} [args]
 */
export function sourceArgs(file, args = []) {
  return ['--import', 'tsx', resolve(file), ...args]
}
