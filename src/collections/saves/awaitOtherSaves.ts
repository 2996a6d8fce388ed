import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'

/** Lets whoever is saving the document finish, and others wait until the transaction of this request has ended. */
export async function awaitOtherSaves(req: PayloadRequest, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(${id}))`)
}
