import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { BasePayload } from 'payload'
import { tableNameOf } from './tableOf'

/** An id for a new document of a collection, as the database adapter makes them. */
export function newId(payload: BasePayload, slug: string): string {
  const { tables } = payload.db as unknown as DrizzleAdapter
  const { id } = getTableColumns(tables[tableNameOf(slug)] as unknown as PgTable)
  return String(id!.defaultFn!())
}
