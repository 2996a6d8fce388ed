import { and, eq, getTableColumns, not, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { BasePayload } from 'payload'
import { dbOf } from '@/exports/server'

/** Adds a row unless there is one with its key. */
export async function addRow(payload: BasePayload, table: PgTable, row: Record<string, unknown>): Promise<void> {
  await (await dbOf({ payload })).insert(table).values(row).onConflictDoNothing()
}

/** Deletes what a site has in a table besides one row. */
export async function deleteOtherRows(
  payload: BasePayload,
  table: PgTable,
  { kept, tenantId }: { kept: Record<string, unknown>; tenantId: string },
): Promise<void> {
  const key = keyOf(table).map(([property, column]) => eq(column, kept[property]))
  await (await dbOf({ payload })).delete(table).where(and(sql`tenant_id = ${tenantId}`, not(and(...key) ?? sql`true`)))
}

/** The columns of the primary key, by property. */
function keyOf(table: PgTable) {
  const names = new Set(getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)))
  return Object.entries(getTableColumns(table)).filter(([, column]) => column.primary || names.has(column.name))
}
