import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import type { StoredPassword } from '../../lib/crypto/accountPasswords'
import { endSessions } from './endSessions'

/**
 * Writes a password, in the request's transaction, and nothing else of the person; their sessions end.
 * @param keep id of a session that goes on
 */
export async function setPassword(req: PayloadRequest, userId: string, { hash, salt }: StoredPassword, keep?: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`update users set hash = ${hash}, salt = ${salt}, updated_at = now() where id = ${userId}::uuid`)
  // After the write, which waits for sign-ins with the old password: theirs end, too.
  await endSessions(req, userId, keep)
}
