import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/dbOf'
import { queueMail } from '../../../emails/queueMail'
import { accountLink } from '../noteSignIn'

/** Tells a person by mail that a code is asked of them from now on, or no longer. */
export async function tellOfFactor(req: PayloadRequest, userId: string, isOn: boolean): Promise<void> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ email: string; name: string }>(sql`select email, coalesce(first_name, '') as name from users where id = ${userId}::uuid`)
  if (rows[0]) await queueMail(req, { content: { isOn, link: accountLink(req), name: rows[0].name, template: 'secondFactor' }, to: rows[0].email })
}
