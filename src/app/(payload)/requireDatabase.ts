import config from '@payload-config'
import { getPayload } from 'payload'
import { ping } from '@/database/respondsWithin'
import { poolOf } from '@/database/connections'

/**
 * Throws while the database is unavailable, before any part of a page is sent, so that the response can be a 503.
 * Otherwise a page for a signed-out user would already be streaming when its first query fails.
 */
export async function requireDatabase(): Promise<void> {
  await ping(poolOf(await getPayload({ config })))
}
