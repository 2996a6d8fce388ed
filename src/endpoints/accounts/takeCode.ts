import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { backupHash } from '../../lib/accounts/backupCodes'
import { stepOf } from '../../lib/accounts/totp'
import { openFactor } from './factorSecret'

/**
 * Takes a code of the person's authenticator app, or one of their codes on paper, in the request's transaction: each
 * works once, however many try at the same moment.
 */
export async function takeCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(typed) ? takeAppCode(req, userId, typed) : takeBackupCode(req, userId, typed)
}

async function takeAppCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const secret = await openFactor(req, userId)
  const step = secret && stepOf(secret, code, Date.now())
  if (!step) return false
  const db = await dbOf(req)
  const { rowCount } = await db.execute(sql`update second_factors set last_step = ${step} where user_id = ${userId}::uuid and confirmed_at is not null and last_step < ${step}`)
  return rowCount === 1
}

async function takeBackupCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const hash = backupHash(userId, code)
  const db = await dbOf(req)
  const { rowCount } = await db.execute(sql`update second_factors set backup_hashes = backup_hashes - ${hash}::text
    where user_id = ${userId}::uuid and confirmed_at is not null and backup_hashes @> to_jsonb(${hash}::text)`)
  return rowCount === 1
}
