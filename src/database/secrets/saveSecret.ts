import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { readKeyRing, seal } from '../../lib/crypto/envelope'
import { settings } from '../../lib/settings'
import { dbOf } from '../connections'
import { secrets } from '../tables/secrets'
import { placeOf, type SecretPlace } from './secretPlace'

/** Shorter secrets show nothing of themselves: four characters would be too much of them. */
const SHORTEST_WITH_END = 12

/** Encrypts and stores a secret in the request's transaction; null removes it. */
export async function saveSecret(req: PayloadRequest, place: SecretPlace, text: string | null): Promise<void> {
  const db = await dbOf(req)
  const { name, owner, tenantId } = place
  if (text === null) {
    await db
      .delete(secrets)
      .where(and(eq(secrets.tenantId, tenantId), eq(secrets.owner, owner), eq(secrets.name, name)))
    return
  }
  const envelope = seal(readKeyRing(settings().ENCRYPTION_KEYS), text, placeOf(place))
  const last4 = text.length < SHORTEST_WITH_END ? '' : text.slice(-4)
  await db
    .insert(secrets)
    .values({ envelope, last4, name, owner, tenantId })
    .onConflictDoUpdate({
      set: { envelope, last4, updatedAt: sql`now()` },
      target: [secrets.tenantId, secrets.owner, secrets.name],
    })
}
