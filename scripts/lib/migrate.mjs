import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withMigrationLock } from './migrationLock.mjs'
import { payloadCommand } from './payloadCommand.mjs'
import { withClient } from './postgres/databases.mjs'
import { root } from './root.mjs'
import { runNode } from './runNode.mjs'

/**
 * Migrates the database. Several processes may call it at once: the others wait and then find nothing to do.
 * @param {Record<string, string | undefined>} env
 * @param {Parameters<typeof runNode>[3]} [options]
 */
export async function migrateDatabase(env, options) {
  const url = String(env.DATABASE_URL)
  await withMigrationLock(url, async () => {
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
 * Whether all migrations have been applied. Checking this here avoids starting the whole application.
 * @param {string} url
 */
async function isMigrated(url) {
  const files = readdirSync(join(root, 'src', 'migrations')).filter((name) => /^\d.*\.ts$/.test(name))
  return withClient(url, async (client) => {
    const { rows: table } = await client.query("SELECT to_regclass('payload_migrations') AS is")
    if (!table[0].is) return false
    const { rows } = await client.query('SELECT name FROM payload_migrations')
    const applied = new Set(rows.map((row) => row.name))
    return files.every((file) => applied.has(file.replace(/\.ts$/, '')))
  })
}
