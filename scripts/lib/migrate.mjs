import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { holdingMigrationLock } from './migrationLock.mjs'
import { payloadCommand } from './payloadCommand.mjs'
import { withClient } from './postgres/databases.mjs'
import { root } from './root.mjs'
import { runNode } from './runNode.mjs'

/**
 * Brings the tables up to date. Several processes may do it at once: the others wait, and find nothing left to do.
 * @param {Record<string, string | undefined>} env
 * @param {Parameters<typeof runNode>[3]} [options]
 */
export async function migrateDatabase(env, options) {
  const url = String(env.DATABASE_URL)
  await holdingMigrationLock(url, async () => {
    if (await isMigrated(url)) return
    await runNode(
      'The migration of the database',
      [payloadCommand.file, 'migrate'],
      { ...env, ...payloadCommand.env },
      options,
    )
  })
}

/**
 * Whether every migration of this source is in the database. Asking it here saves a start of the whole application.
 * @param {string} url
 */
async function isMigrated(url) {
  const files = readdirSync(join(root, 'src', 'migrations')).filter((name) => /^\d.*\.ts$/.test(name))
  return withClient(url, async (client) => {
    const { rows: known } = await client.query("SELECT to_regclass('payload_migrations') AS is")
    if (!known[0].is) return false
    const { rows } = await client.query('SELECT name FROM payload_migrations')
    const done = new Set(rows.map((row) => row.name))
    return files.every((file) => done.has(file.replace(/\.ts$/, '')))
  })
}
