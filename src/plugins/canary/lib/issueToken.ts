import type { BasePayload } from 'payload'
import { isTokenKey } from '@/access/bearerTokens'
import { callboardOf } from '@/exports/server'
import { registryOf } from '@/access/registryOf'
import type { Scene } from './scene'

/** Longer than any run takes. */
const SECONDS = 15 * 60

/**
 * Issues an access token for site `a` with all keys that a token can carry. Its owner belongs to both sites: what a
 * program reaches of `b` is due to the token alone.
 * @returns null if the installation has no access tokens
 */
export async function issueToken(payload: BasePayload, { a, people }: Scene): Promise<string | null> {
  const [store] = callboardOf(payload).bearerTokens
  if (!store) return null
  const keys = [...registryOf(payload).keys].filter(isTokenKey)
  return store.issue(payload, { keys, name: 'Canary', seconds: SECONDS, tenantId: a.tenantId, userId: people.both })
}
