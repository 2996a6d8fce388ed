import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/**
 * Locks an account against changes until the end of the transaction.
 * @returns false if it does not exist
 */
export async function lockAccount(req: Transaction, userId: string): Promise<boolean> {
  const { rows } = await (await dbOf(req)).execute(sql`select 1 from users where id = ${userId}::uuid for update`)
  return rows.length > 0
}
