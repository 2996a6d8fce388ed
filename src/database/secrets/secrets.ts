import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { open, readKeyRing, seal } from '@/lib/crypto/envelope'
import { settings } from '@/lib/settings'
import { dbOf } from '@/database/connections'
import { secrets } from '@/database/tables/secrets'
import type { SecretMark } from '@/lib/apps/secretMark'

/** Identifies a stored secret. */
export interface SecretKey {
  tenantId: string
  /** Owner: `app/mailchimp`. */
  owner: string
  /** Name: `apiKey`. */
  name: string
}

/** Additional authenticated data of the encryption, so that a secret copied elsewhere cannot be decrypted. */
const encryptionContext = ({ name, owner, tenantId }: SecretKey): string => `${tenantId}/${owner}/${name}`

/** Owner of an app's secrets. */
export const ownerOfApp = (handle: string): string => `app/${handle}`

/**
 * Decrypts a stored secret. Use it only for the call that needs it.
 * @returns null if none is stored
 * @throws CannotDecrypt if its key is no longer available
 */
export async function decryptSecret(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  key: SecretKey,
): Promise<string | null> {
  const { name, owner, tenantId } = key
  const [row] = await (
    await dbOf(req)
  )
    .select({ envelope: secrets.envelope })
    .from(secrets)
    .where(and(eq(secrets.tenantId, tenantId), eq(secrets.owner, owner), eq(secrets.name, name)))
  return row ? open(readKeyRing(settings().ENCRYPTION_KEYS), row.envelope, encryptionContext(key)) : null
}

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

/** Marks by owner, then by secret name. */
export type SecretMarks = Record<string, Record<string, SecretMark>>

/** Reads which secrets of a tenant are stored, with their last four characters. Never reads the secrets themselves. */
export async function readSecretMarks(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  tenantId: string,
): Promise<SecretMarks> {
  const rows = await (
    await dbOf(req)
  )
    .select({ last4: secrets.last4, name: secrets.name, owner: secrets.owner })
    .from(secrets)
    .where(eq(secrets.tenantId, tenantId))
  const marks: SecretMarks = {}
  for (const { last4, name, owner } of rows) (marks[owner] ??= {})[name] = { last4, set: true }
  return marks
}
