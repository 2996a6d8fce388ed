import type { PayloadRequest } from 'payload'
import { consumeBackupCode, consumeStep } from '../../database/accounts/secondFactors'
import { backupHash } from '../../lib/accounts/backupCodes'
import { verifyTotp } from '../../lib/accounts/totp'
import { decryptFactorSecret } from './factorSecret'

/**
 * Consumes a code of the user's authenticator app or a backup code, in the request's transaction. Each works once, even
 * with concurrent attempts.
 * @returns false if the code is invalid or used
 */
export async function consumeCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(typed)
    ? consumeAppCode(req, userId, typed)
    : consumeBackupCode(req, userId, backupHash(userId, typed))
}

async function consumeAppCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const secret = await decryptFactorSecret(req, userId)
  const step = secret && verifyTotp(secret, code, Date.now())
  if (!step) return false
  return consumeStep(req, userId, step)
}
