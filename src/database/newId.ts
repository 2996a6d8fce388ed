import { getTableColumns } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { tableNameOf } from './tableOf'

/** An id for a new document of a collection, as the database adapter makes them. */
export function newId(payload: BasePayload, slug: string): string {
  const { tables } = payload.db
  const { id } = getTableColumns(tables[tableNameOf(slug)]!)
  return String(id!.defaultFn!())
}
