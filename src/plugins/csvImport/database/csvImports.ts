import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { csvImports } from '../tables/csvImports'

export type StoredImport = typeof csvImports.$inferSelect

/** Stores an import, and deletes those of the site that are too old to be undone. */
export async function insertImport(
  req: Transaction,
  row: Omit<StoredImport, 'createdAt' | 'undoneAt'>,
  days: number,
): Promise<void> {
  const db = await dbOf(req)
  await db.insert(csvImports).values(row)
  await db
    .delete(csvImports)
    .where(
      and(eq(csvImports.tenantId, row.tenantId), lt(csvImports.createdAt, sql`now() - make_interval(days => ${days})`)),
    )
}

/** An import that has not been undone, locked until the end of the transaction. */
export async function lockImport(req: Transaction, id: string): Promise<StoredImport | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(csvImports)
    .where(and(eq(csvImports.id, id), isNull(csvImports.undoneAt)))
    .for('update')
  return row ?? null
}

export async function importTenant(req: Transaction, id: string): Promise<string | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ tenantId: csvImports.tenantId })
    .from(csvImports)
    .where(eq(csvImports.id, id))
  return row?.tenantId ?? null
}

export async function markUndone(req: Transaction, id: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(csvImports)
    .set({ undoneAt: sql`now()` })
    .where(eq(csvImports.id, id))
}

/** The last import of a type into a site, undone or not. */
export async function lastImport(req: Transaction, tenantId: string, type: string): Promise<StoredImport | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(csvImports)
    .where(and(eq(csvImports.tenantId, tenantId), eq(csvImports.type, type)))
    .orderBy(desc(csvImports.createdAt))
    .limit(1)
  return row ?? null
}
