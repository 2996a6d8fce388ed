import { sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'

const imports = namesOf('csv_imports')

/** Locks an import until the end of the transaction, so that it is undone once. */
export async function lockImport(req: Transaction, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select from ${imports} where ${imports.id} = ${id}::uuid for update`)
}
