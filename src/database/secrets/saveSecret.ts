import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { readKeyRing, seal } from '../../lib/crypto/envelope'
import { settings } from '../../lib/settings'
import { dbOf } from '../connections'
import { secrets } from '../tables/secrets'
import { encryptionContext, type SecretKey } from './secretKey'

/** Minimum length for showing the last four characters: of a shorter secret they would reveal too much. */
const MIN_LENGTH_FOR_LAST4 = 12

/** Encrypts and stores a secret in the request's transaction; null removes it. */
export async function saveSecret(req: PayloadRequest, key: SecretKey, text: string | null): Promise<void> {
  const db = await dbOf(req)
  const { name, owner, tenantId } = key
  if (text === null) {
    await db
      .delete(secrets)
      .where(and(eq(secrets.tenantId, tenantId), eq(secrets.owner, owner), eq(secrets.name, name)))
    return
  }
  const envelope = seal(readKeyRing(settings().ENCRYPTION_KEYS), text, encryptionContext(key))
  const last4 = text.length < MIN_LENGTH_FOR_LAST4 ? '' : text.slice(-4)
  await db
    .insert(secrets)
    .values({ envelope, last4, name, owner, tenantId })
    .onConflictDoUpdate({
      set: { envelope, last4, updatedAt: sql`now()` },
      target: [secrets.tenantId, secrets.owner, secrets.name],
    })
}
