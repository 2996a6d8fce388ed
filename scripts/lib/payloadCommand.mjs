import { join, resolve } from 'node:path'
import { environmentWithoutDatabase, withDatabase } from './environment.mjs'
import { handOverToNode } from './handOver.mjs'
import { withMigrationLock } from './migrationLock.mjs'
import { root } from './root.mjs'

/** Path and environment of Payload's command line. */
export const payloadCommand = {
  file: join(root, 'node_modules', 'payload', 'bin.js'),
  env: { PAYLOAD_CONFIG_PATH: resolve(root, 'payload.config.ts') },
}

/**
 * Runs Payload's command line with this project's settings and database.
 * @param {string[]} args arguments for Payload, such as `migrate` or `generate:types`
 * @returns {Promise<number>} exit code
 */
export async function runPayload(args) {
  const run = (/** @type {import('./environment.mjs').Env} */ env) =>
    handOverToNode([payloadCommand.file, ...args], { ...env, ...payloadCommand.env })
  if (args[0]?.startsWith('generate:')) return run(environmentWithoutDatabase())
  return withDatabase(({ env }) =>
    args[0]?.startsWith('migrate') ? withMigrationLock(String(env.DATABASE_URL), () => run(env)) : run(env),
  )
}
