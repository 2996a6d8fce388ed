import { getTableColumns, getTableName } from 'drizzle-orm'
import type {
  CollectionSlug,
  DatabaseAdapter,
  Field,
  FlattenedBlock,
  FlattenedBlocksField,
  FlattenedField,
} from 'payload'
import { randomBytes } from 'node:crypto'
import { fieldShouldBeLocalized } from 'payload/shared'
import { isRecord } from '../../lib/values'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'

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

/** Blocks that fields only name. */
type Blocks = Record<string, FlattenedBlock | undefined>

/**
 * A document's data as Payload stores it: defaults filled in, rows of arrays with ids, translated values under the
 * language that they are in.
 * @param data plain values of one language
 */
export function withDefaults(
  fields: FlattenedField[],
  data: Row,
  locale: string,
  blocks: Blocks,
  parentIsLocalized = false,
): Row {
  const stored: Row = {}
  for (const field of fields) {
    if (field.type === 'join' || ('virtual' in field && field.virtual)) continue
    const localized = fieldShouldBeLocalized({ field: field as Field, parentIsLocalized })
    const value = valueOf(field, data[field.name], locale, blocks, parentIsLocalized || localized)
    if (value !== undefined) stored[field.name] = localized ? { [locale]: value } : value
  }
  return stored
}

function valueOf(field: FlattenedField, given: unknown, locale: string, blocks: Blocks, inLocalized: boolean): unknown {
  const value = given === undefined ? defaultOf(field) : given
  if (field.type === 'array' && Array.isArray(value)) {
    return value.map((row: Row) => ({
      ...withDefaults(field.flattenedFields, row, locale, blocks, inLocalized),
      id: row.id ?? newRowId(),
    }))
  }
  if (field.type === 'blocks' && Array.isArray(value)) {
    return value.map((row: Row) => blockWithDefaults(field, row, locale, blocks, inLocalized))
  }
  if ((field.type === 'group' || field.type === 'tab') && isRecord(value)) {
    return withDefaults(field.flattenedFields, value, locale, blocks, inLocalized)
  }
  return value
}

function blockWithDefaults(
  { blockReferences = [], blocks }: FlattenedBlocksField,
  row: Row,
  locale: string,
  named: Blocks,
  inLocalized: boolean,
): Row {
  const block = [...blocks, ...blockReferences]
    .map((one) => (typeof one === 'string' ? named[one] : one))
    .find((one) => one?.slug === row.blockType)
  return block
    ? {
        ...withDefaults(block.flattenedFields, row, locale, named, inLocalized),
        blockType: row.blockType,
        id: row.id ?? newRowId(),
      }
    : row
}

/** Defaults that need a request are for screens; whoever writes in bulk says what they mean. */
export const defaultOf = (field: FlattenedField): unknown =>
  'defaultValue' in field && typeof field.defaultValue !== 'function' ? field.defaultValue : undefined

/** Rows of arrays have ids in the form that Payload gives them: 24 hexadecimal digits. */
const newRowId = (): string => randomBytes(12).toString('hex')

/** Writes the noted rows, one statement for each table and set of columns. */
export async function insertRows(client: PoolClient, adapter: DatabaseAdapter, rows: RowsByTable): Promise<number> {
  let written = 0
  for (const [key, tableRows] of rows) {
    const table = adapter.tables[key]
    const named = tableRows.map((row) => withColumnNames(table, row))
    // A column that is left out gets its default, so rows with different columns are different statements.
    for (const group of Map.groupBy(named, (row) => Object.keys(row).sort().join()).values()) {
      await insertInto(client, getTableName(table), group)
      written += group.length
    }
  }
  return written
}

/**
 * Inserts rows that all have the same columns.
 * @param table name in the database
 */
export async function insertInto(client: PoolClient, table: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).map(quoted).join(', ')
  await client.query(
    `insert into ${quoted(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

function withColumnNames(table: PgTable, row: Row): Row {
  const columns = getTableColumns(table)
  const named: Row = {}
  for (const [key, value] of Object.entries(row)) {
    const column = columns[key]
    if (column && value !== undefined) named[column.name] = value
  }
  return named
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
