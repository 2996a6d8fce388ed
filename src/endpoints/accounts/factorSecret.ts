import type { PayloadRequest } from 'payload'
import { readFactorEnvelope } from '../../database/accounts/secondFactors'
import { open, readKeyRing, seal } from '../../lib/crypto/envelope'
import { settings } from '../../lib/settings'

/** Additional authenticated data of the encryption, so that a secret copied to another user cannot be decrypted. */
const contextOf = (userId: string): string => `users/${userId}/second-factor`

/** Encrypts a secret for storage. */
export const encryptFactorSecret = (userId: string, secret: string): string =>
  seal(readKeyRing(settings().ENCRYPTION_KEYS), secret, contextOf(userId))

/**
 * Decrypts the secret of a user's authenticator app. Use it only to check a code.
 * @returns null if there is none
 */
export async function decryptFactorSecret(req: PayloadRequest, userId: string): Promise<string | null> {
  const envelope = await readFactorEnvelope(req, userId)
  return envelope ? open(readKeyRing(settings().ENCRYPTION_KEYS), envelope, contextOf(userId)) : null
}
