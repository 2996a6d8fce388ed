import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from './postgres/databases.mjs'
import { runNode } from './runNode.mjs'
import { sourceArgs } from './source/sourceArgs.mjs'

/**
 * Fills an empty database with the demo content. The seed itself checks whether the database is empty; a database that
 * was seeded before is skipped.
 * @param {Record<string, string | undefined>} env
 * @param {string} dataDir where the seeded database is recorded
 * @param {Parameters<typeof runNode>[3]} [options]
 */
export async function seedDemo(env, dataDir, options) {
  const file = join(dataDir, 'seeded')
  const database = await identity(String(env.DATABASE_URL))
  if (database && existsSync(file) && readFileSync(file, 'utf8') === database) return
  await runNode('The seed', sourceArgs('src/seed/main.ts'), env, options)
  writeFileSync(file, (await identity(String(env.DATABASE_URL))) ?? '')
}

/**
 * Distinguishes this database from earlier or later ones at the same URL.
 * @param {string} url
 * @returns {Promise<string | undefined>} undefined while it has no users
 */
function identity(url) {
  return withClient(url, async (client) => {
    const { rows: table } = await client.query(
      "SELECT to_regclass('users') AS is, oid FROM pg_database WHERE datname = current_database()",
    )
    if (!table[0]?.is) return undefined
    const { rowCount } = await client.query('SELECT 1 FROM users LIMIT 1')
    return rowCount ? `${createHash('sha256').update(url).digest('hex').slice(0, 16)} ${table[0].oid}` : undefined
  })
}
