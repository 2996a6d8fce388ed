import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'

/**
 * Lets whoever is saving the documents finish, and others wait until the transaction of this request has ended. The
 * documents are taken in one order by everybody, so that two requests never wait for each other.
 */
export async function awaitOtherSaves(req: PayloadRequest, ...ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const db = await dbOf(req)
  const inOrder = JSON.stringify([...new Set(ids)].sort())
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(id)) from jsonb_array_elements_text(${inOrder}::jsonb) as id`)
}
