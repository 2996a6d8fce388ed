import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { confirmFactor } from '../../../database/accounts/secondFactors'
import { backupHash, newBackupCodes } from '../../../lib/accounts/backupCodes'
import { verifyTotp } from '../../../lib/accounts/totp'
import { defineOperation } from '../../define'
import { signedIn } from '../../routeRules'
import { decryptFactorSecret } from '../factorSecret'
import { ownSession } from '../ownSession'
import { endSessionsExcept } from '../sessions/endSessionsExcept'
import { notifyOfSecondFactor } from './notifyOfSecondFactor'
import { code, invalidCode } from './code'

/**
 * Enables two-factor sign-in with a first code and returns the backup codes, which are shown only once. Ends the user's
 * other sessions, which began without it, and revokes their tokens.
 */
export const confirmSecondFactor = defineOperation({
  name: 'confirmSecondFactor',
  area: 'accounts',
  audit: 'account.secondFactorOn',
  input: z.strictObject({ code }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ codes: z.array(z.string()) }),
  path: '/users/second-factor/confirm',
  run: async ({ audit, input, person, req }) => {
    const { id } = person
    const codes = newBackupCodes()
    if (!(await confirmFirstCode(req, id, input.code, codes))) throw invalidCode(req)
    await endSessionsExcept(req, id, ownSession(req))
    await notifyOfSecondFactor(req, id, true)
    audit({ target: `users/${id}` })
    return { codes }
  },
  summary: 'Turn on two-factor sign-in with a first code',
  who: signedIn,
})

async function confirmFirstCode(req: PayloadRequest, userId: string, typed: string, codes: string[]): Promise<boolean> {
  const secret = await decryptFactorSecret(req, userId)
  const step = secret && verifyTotp(secret, typed.replace(/\s/g, ''), Date.now())
  if (!step) return false
  return confirmFactor(req, userId, { backupHashes: codes.map((code) => backupHash(userId, code)), step })
}
