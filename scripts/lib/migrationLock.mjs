import { withClient } from './postgres/databases.mjs'

// Any number will do as long as everybody who migrates this application uses it.
const LOCK = 6_225_501

/**
 * Does the work while nobody else migrates the same database; the lock goes with the connection, so a killed holder keeps nothing.
 * @template T
 * @param {string} url
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function holdingMigrationLock(url, work) {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    return work()
  })
}
