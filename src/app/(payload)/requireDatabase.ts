import config from '@payload-config'
import { headers } from 'next/headers'
import { executeAuthStrategies, getPayload } from 'payload'
import { shareSignIn } from '@/access/session'
import { ping } from '@/database/respondsWithin'
import { poolOf } from '@/database/connections'

/**
 * Throws while the database is unavailable, before any part of a page is sent, so that the response can be a 503. For a
 * signed-in user, reading them is the proof, which the page needs anyway. Otherwise a page for a signed-out user would
 * already be streaming when its first query fails.
 */
export async function requireDatabase(): Promise<void> {
  const payload = await getPayload({ config })
  const requestHeaders = await headers()
  shareSignIn(requestHeaders)
  const { user } = await executeAuthStrategies({ headers: requestHeaders, payload })
  if (!user) await ping(poolOf(payload))
}
