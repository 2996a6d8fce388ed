import config from '@payload-config'
import { getPayload } from 'payload'
import { ping } from '@/database/ping'
import { poolOf } from '@/database/connections'

/**
 * Throws while the database is away, before anything of a page is sent: its answer can be 503 then. Without it the page
 * of somebody who is not signed in has begun when its first statement fails.
 */
export async function requireDatabase(): Promise<void> {
  await ping(poolOf(await getPayload({ config })))
}
