import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkedEnvironment, openDatabase } from './environment.mjs'
import { handOverToNode } from './handOver.mjs'
import { migrateDatabase } from './migrate.mjs'
import { StartError } from './StartError.mjs'

/**
 * Runs one of the project's TypeScript programs against the database, on this terminal.
 * @param {string} file path from the clone's folder
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runSource(file, args) {
  if (!existsSync(resolve(file))) throw new StartError(`${file} does not exist.`)
  const environment = await openDatabase(await checkedEnvironment(), console.error)
  try {
    // A database of somebody else's is migrated when they say so; our own is useless without its tables.
    if (environment.embedded) await migrateDatabase(environment.env)
    return await handOverToNode(sourceArgs(file, args), environment.env)
  } finally {
    await environment.stop()
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
