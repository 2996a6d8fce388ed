import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { SecondFactor } from '@/access/secondFactor'
import { deviceHash } from '@/endpoints/accounts/device'
import { hashToken } from '@/lib/crypto/envelope'
import { addChallenge, takeChallenge } from '../database/challenges'
import { deletePasskeysOf, distrustPasskeysOf, trustPasskey, type Passkey } from '../database/passkeys'

const CODE = /^pk_[0-9a-f]{32}$/

/**
 * Passkeys as a second factor: a signature is exchanged for a code, which is accepted wherever one of the authenticator
 * app is.
 */
export const passkeyFactor: SecondFactor = {
  isCode: (code) => CODE.test(code),
  consume: async (req, userId, code) => {
    const device = deviceHash(req.headers)
    const taken = device && (await takeChallenge(req, { device, hash: hashToken(code), purpose: 'code', userId }))
    if (!taken) return false
    if (taken.passkeyId) await trustPasskey(req, taken.passkeyId)
    return true
  },
  removeAll: async (req, userId) => (await deletePasskeysOf(req, userId)) > 0,
  onPasswordReset: distrustPasskeysOf,
}

/** Issues a code, which works once, for five minutes and in this browser. */
export async function issueCode(
  req: PayloadRequest,
  { id, userId }: Pick<Passkey, 'id' | 'userId'>,
  device: string,
): Promise<string> {
  const code = `pk_${randomBytes(16).toString('hex')}`
  await addChallenge(req, { device, hash: hashToken(code), passkeyId: id, purpose: 'code', userId })
  return code
}
