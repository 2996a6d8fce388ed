import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { hashToken, newToken } from '../../lib/crypto/tokens'

/**
 * Gives a person a token with which they set a password. Only its hash is stored; an earlier one is dead.
 * @param minutes how long it works
 * @returns the token, for a mail to them and nothing else
 */
export async function issueResetToken(req: PayloadRequest, userId: string, minutes: number): Promise<string> {
  const token = newToken()
  const db = await dbOf(req)
  await db.execute(sql`update users set reset_password_token = ${hashToken(token)},
    reset_password_expiration = now() + make_interval(mins => ${minutes}) where id = ${userId}::uuid`)
  return token
}

/** Where a person chooses a password with their token. */
export const resetLink = (req: PayloadRequest, token: string): string =>
  `${req.payload.config.serverURL}${req.payload.config.routes.admin}${req.payload.config.admin.routes.reset}/${token}`
