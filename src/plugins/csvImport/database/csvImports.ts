import { sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'

/** Locks an import until the end of the transaction, so that it is undone once. */
export async function lockImport(req: Transaction, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select from csv_imports where id = ${id}::uuid for update`)
}
