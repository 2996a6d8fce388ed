import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { withDatabase } from './environment.mjs'
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
  return withDatabase(async ({ embedded, env }) => {
    // A database of somebody else's is migrated when they say so; our own is useless without its tables.
    if (embedded) await migrateDatabase(env)
    return handOverToNode(sourceArgs(file, args), env)
  })
}

/**
 * Node's arguments for a TypeScript program.
 * @param {string} file
 * @param {string[]} [args]
 */
export function sourceArgs(file, args = []) {
  return ['--import', 'tsx', resolve(file), ...args]
}
