import { withClient } from './postgres/databases.mjs'

// An arbitrary number that everything that migrates this application's database must use.
const LOCK_KEY = 6_225_501

/**
 * Runs the work while holding the migration lock of the database. The lock is bound to the connection, so it is
 * released if the holder is killed.
 * @template T
 * @param {string} url
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function withMigrationLock(url, work) {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY])
    return work()
  })
}
