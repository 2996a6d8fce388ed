import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { personName } from '../../lib/names/personName'
import { notFound } from '../OperationError'

export interface Contact {
  email: string
  firstName: string
  /** As others see them. */
  name: string
}

/** How to write to a person. */
export async function contactOf(req: PayloadRequest, userId: string): Promise<Contact> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ display_name: string | null; email: string; first_name: string | null; last_name: string | null }>(
    sql`select email, first_name, last_name, display_name from users where id = ${userId}::uuid`,
  )
  const [row] = rows
  if (!row) throw notFound('people')
  const { display_name: displayName, email, first_name: firstName, last_name: lastName } = row
  return { email, firstName: firstName ?? '', name: personName({ displayName, email, firstName, lastName }) }
}
