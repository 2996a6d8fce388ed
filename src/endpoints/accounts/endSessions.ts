import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'

/**
 * Ends a person's sessions, in the request's transaction.
 * @param keep id of one that goes on
 * @returns how many ended
 */
export async function endSessions(req: PayloadRequest, userId: string, keep = ''): Promise<number> {
  const db = await dbOf(req)
  // A save of the profile writes the sessions back as it read them; it waits for this, and this for it.
  await db.execute(sql`select 1 from users where id = ${userId}::uuid for update`)
  const { rowCount } = await db.execute(sql`delete from users_sessions where _parent_id = ${userId}::uuid and id <> ${keep}`)
  return rowCount ?? 0
}
