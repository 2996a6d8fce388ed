import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { withDatabase } from './environment.mjs'
import { handOverToNode } from './handOver.mjs'
import { migrateDatabase } from './migrate.mjs'
import { sourceArgs } from './source/sourceArgs.mjs'
import { StartError } from './StartError.mjs'

/**
 * Runs one of the project's TypeScript programs with the database, on this terminal.
 * @param {string} file path relative to the clone
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runSource(file, args) {
  if (!existsSync(resolve(file))) throw new StartError(`${file} does not exist.`)
  return withDatabase(async ({ embedded, env }) => {
    // An external database is migrated only on request; the embedded one must be up to date.
    if (embedded) await migrateDatabase(env)
    return handOverToNode(sourceArgs(file, args), env)
  })
}
