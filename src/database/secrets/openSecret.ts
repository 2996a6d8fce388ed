import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { open, readKeyRing } from '../../lib/crypto/envelope'
import { settings } from '../../lib/settings'
import { dbOf } from '../connections'
import { secrets } from '../tables/secrets'
import { placeOf, type SecretPlace } from './secretPlace'

/**
 * A stored secret in clear, for the call that needs it and nothing else.
 * @returns null where none is stored
 * @throws CannotDecrypt when its key is gone
 */
export async function openSecret(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  place: SecretPlace,
): Promise<string | null> {
  const { name, owner, tenantId } = place
  const [row] = await (
    await dbOf(req)
  )
    .select({ envelope: secrets.envelope })
    .from(secrets)
    .where(and(eq(secrets.tenantId, tenantId), eq(secrets.owner, owner), eq(secrets.name, name)))
  return row ? open(readKeyRing(settings().ENCRYPTION_KEYS), row.envelope, placeOf(place)) : null
}
