import { getTableColumns } from 'drizzle-orm'
import type { CollectionSlug, DatabaseAdapter } from 'payload'

export type Row = Record<string, unknown>

/** Rows to insert, by Payload's key of the table, in an order in which parents come before children. */
export type RowsByTable = Map<string, Row[]>

/** A new document as Payload hands it to its database: translated values under their language. */
export interface NewDocument {
  id: string
  data: Row
}

/**
 * Everything that Payload would write for new documents and their first versions, without writing it. Payload's own
 * adapter does the work on a database that only takes notes, so that the rows are those of a save, whatever the
 * fields are.
 * @param now moment of the save, ISO 8601
 */
export async function rowsOf(
  adapter: DatabaseAdapter,
  collection: CollectionSlug,
  documents: NewDocument[],
  now: string,
): Promise<RowsByTable> {
  const noted: RowsByTable = new Map()
  const notebook = noteTaking(adapter, noted)
  for (const { id, data } of documents) {
    await notebook.create({
      collection,
      customID: id,
      data: { ...data, createdAt: now, updatedAt: now },
      returning: false,
    })
    if (!adapter.payload.collections[collection].config.versions) continue
    await notebook.createVersion({
      autosave: false,
      collectionSlug: collection,
      createdAt: now,
      parent: id,
      returning: false,
      updatedAt: now,
      versionData: { ...structuredClone(data), createdAt: now, updatedAt: now } as never,
    })
  }
  return noted
}

/** The adapter with its two statements that write turned into notes. */
function noteTaking(adapter: DatabaseAdapter, noted: RowsByTable): DatabaseAdapter {
  const insert = ({ tableName, values }: { tableName: string; values: Row | Row[] }): Promise<Row[]> => {
    const rows = [values].flat().map((row) => withId(adapter, tableName, row))
    const known = noted.get(tableName)
    if (known) known.push(...rows)
    else noted.set(tableName, rows)
    return Promise.resolve(rows)
  }
  return Object.assign(Object.create(adapter) as DatabaseAdapter, {
    // The one other statement marks earlier versions as not the latest; a new document has none.
    execute: () => Promise.resolve({ rows: [] }),
    insert,
  })
}

/** Ids that the database does not make itself are made here, as the statement would. */
function withId(adapter: DatabaseAdapter, tableName: string, row: Row): Row {
  if (row.id !== undefined) return row
  const { id } = getTableColumns(adapter.tables[tableName])
  if (id?.defaultFn) row.id = id.defaultFn()
  return row
}
