import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'

/** Is a code asked of this person beside their password? */
export async function hasFactor(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, userId: string): Promise<boolean> {
  const db = await dbOf(req)
  const { rows } = await db.execute(sql`select 1 from second_factors where user_id = ${userId}::uuid and confirmed_at is not null`)
  return rows.length > 0
}
