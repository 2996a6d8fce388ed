import type { PayloadRequest } from 'payload'
import { consumeBackupCode, consumeStep } from '../../database/accounts/secondFactors'
import { backupHash } from '../../lib/accounts/backupCodes'
import { stepOf } from '../../lib/accounts/totp'
import { openFactor } from './factorSecret'

/**
 * Takes a code of the person's authenticator app, or one of their codes on paper, in the request's transaction: each
 * works once, however many try at the same moment.
 */
export async function takeCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(typed)
    ? takeAppCode(req, userId, typed)
    : consumeBackupCode(req, userId, backupHash(userId, typed))
}

async function takeAppCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const secret = await openFactor(req, userId)
  const step = secret && stepOf(secret, code, Date.now())
  if (!step) return false
  return consumeStep(req, userId, step)
}
