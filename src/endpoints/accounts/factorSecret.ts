import type { PayloadRequest } from 'payload'
import { readFactorEnvelope } from '../../database/accounts/secondFactors'
import { open, readKeyRing, seal } from '../../lib/crypto/envelope'
import { settings } from '../../lib/settings'

/** Bound into the envelope, so that a secret moved to another person cannot be read there. */
const placeOf = (userId: string): string => `users/${userId}/second-factor`

/** A secret as it is stored. */
export const sealFactor = (userId: string, secret: string): string =>
  seal(readKeyRing(settings().ENCRYPTION_KEYS), secret, placeOf(userId))

/**
 * The secret of a person's authenticator app, for checking one code and nothing else.
 * @returns null where there is none
 */
export async function openFactor(req: PayloadRequest, userId: string): Promise<string | null> {
  const envelope = await readFactorEnvelope(req, userId)
  return envelope ? open(readKeyRing(settings().ENCRYPTION_KEYS), envelope, placeOf(userId)) : null
}
