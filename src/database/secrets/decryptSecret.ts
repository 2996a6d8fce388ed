import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { open, readKeyRing } from '../../lib/crypto/envelope'
import { settings } from '../../lib/settings'
import { dbOf } from '../connections'
import { secrets } from '../tables/secrets'
import { encryptionContext, type SecretKey } from './secretKey'

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
