import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { isAccountPassword } from '../../lib/crypto/accountPasswords'
import { refused } from '../OperationError'

/**
 * Asks somebody who is signed in for their password once more, before something that cannot be taken back.
 * @throws OperationError 422 on `password` when it is wrong
 */
export async function checkPassword(req: PayloadRequest, userId: string, password: string, area: string): Promise<void> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ hash: string | null; salt: string | null }>(sql`select hash, salt from users where id = ${userId}::uuid`)
  const { hash, salt } = rows[0] ?? {}
  if (await isAccountPassword(password, hash && salt ? { hash, salt } : null)) return
  throw refused(area, 'This is not your password.', 'password')
}
