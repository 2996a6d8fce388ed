import { randomBytes } from 'node:crypto'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type {
  CollectionSlug,
  DatabaseAdapter,
  Field,
  FlattenedBlock,
  FlattenedBlocksField,
  FlattenedField,
} from 'payload'
import { fieldShouldBeLocalized } from 'payload/shared'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { storableJson } from '@/lib/text/storableJson'
import { isRecord } from '@/lib/values'

export type Row = Record<string, unknown>

/** Rows to insert, by Payload's table key, parents before children. */
export type RowsByTable = Map<string, Row[]>

/** A new document as Payload passes it to its database adapter: localised values by language. */
export interface NewDocument {
  id: string
  data: Row
}

/**
 * The rows that Payload would write for new documents and their first versions. Runs Payload's own adapter with an
 * `insert` that only records, so that the rows match a real save for all field types.
 * @param now time of the save, ISO 8601
 */
export async function rowsOf(
  adapter: DatabaseAdapter,
  collection: CollectionSlug,
  documents: NewDocument[],
  now: string,
): Promise<RowsByTable> {
  const recorded: RowsByTable = new Map()
  const recorder = createRecorder(adapter, recorded)
  for (const { id, data } of documents) {
    await recorder.create({
      collection,
      customID: id,
      data: { ...data, createdAt: now, updatedAt: now },
      returning: false,
    })
    if (!adapter.payload.collections[collection].config.versions) continue
    await recorder.createVersion({
      autosave: false,
      collectionSlug: collection,
      createdAt: now,
      parent: id,
      returning: false,
      updatedAt: now,
      versionData: { ...structuredClone(data), createdAt: now, updatedAt: now },
    })
  }
  return recorded
}

/** An adapter that records inserts instead of executing statements. */
export function createRecorder(adapter: DatabaseAdapter, recorded: RowsByTable): DatabaseAdapter {
  const insert = ({ tableName, values }: { tableName: string; values: Row | Row[] }): Promise<Row[]> => {
    const rows = [values].flat().map((row) => withId(adapter, tableName, row))
    const tableRows = recorded.get(tableName)
    if (tableRows) tableRows.push(...rows)
    else recorded.set(tableName, rows)
    return Promise.resolve(rows)
  }
  return Object.assign(Object.create(adapter) as DatabaseAdapter, {
    // The only other statement clears `latest` on earlier versions. New documents have none, and `writeVersions` does it
    // for all documents at once.
    execute: () => Promise.resolve({ rows: [] }),
    insert,
  })
}

/** Generates ids that the database does not generate itself. */
function withId(adapter: DatabaseAdapter, tableName: string, row: Row): Row {
  if (row.id !== undefined) return row
  const { id } = getTableColumns(adapter.tables[tableName])
  if (id?.defaultFn) row.id = id.defaultFn()
  return row
}

/** Blocks by slug, for fields that refer to them by name. */
type Blocks = Record<string, FlattenedBlock | undefined>

/**
 * A document's data as Payload stores it: with defaults, ids for array rows, and localised values by language.
 * @param data plain values in one language
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

function valueOf(field: FlattenedField, input: unknown, locale: string, blocks: Blocks, isLocalized: boolean): unknown {
  const value = input === undefined ? defaultOf(field) : input
  if (field.type === 'array' && Array.isArray(value)) {
    return value.map((row: Row) => ({
      ...withDefaults(field.flattenedFields, row, locale, blocks, isLocalized),
      id: row.id ?? newRowId(),
    }))
  }
  if (field.type === 'blocks' && Array.isArray(value)) {
    return value.map((row: Row) => blockWithDefaults(field, row, locale, blocks, isLocalized))
  }
  if ((field.type === 'group' || field.type === 'tab') && isRecord(value)) {
    return withDefaults(field.flattenedFields, value, locale, blocks, isLocalized)
  }
  return value
}

function blockWithDefaults(
  { blockReferences = [], blocks }: FlattenedBlocksField,
  row: Row,
  locale: string,
  blocksBySlug: Blocks,
  isLocalized: boolean,
): Row {
  const block = [...blocks, ...blockReferences]
    .map((reference) => (typeof reference === 'string' ? blocksBySlug[reference] : reference))
    .find((candidate) => candidate?.slug === row.blockType)
  return block
    ? {
        ...withDefaults(block.flattenedFields, row, locale, blocksBySlug, isLocalized),
        blockType: row.blockType,
        id: row.id ?? newRowId(),
      }
    : row
}

/** Ignores default functions, which need a request and are meant for forms. */
export const defaultOf = (field: FlattenedField): unknown =>
  'defaultValue' in field && typeof field.defaultValue !== 'function' ? field.defaultValue : undefined

/** Array rows have ids as Payload generates them: 24 hexadecimal digits. */
const newRowId = (): string => randomBytes(12).toString('hex')

/**
 * Inserts the recorded rows, with one statement per table and set of columns.
 * @returns the number of rows
 */
export async function insertRows(client: PoolClient, adapter: DatabaseAdapter, rows: RowsByTable): Promise<number> {
  let written = 0
  for (const [key, tableRows] of rows) {
    const table = adapter.tables[key]
    const rowsByColumn = tableRows.map((row) => withColumnNames(table, row))
    // Omitted columns get their default, so each set of columns needs its own statement.
    for (const group of Map.groupBy(rowsByColumn, (row) => Object.keys(row).sort().join()).values()) {
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
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map(quoteIdentifier).join(', ')
  await client.query(
    `insert into ${quoteIdentifier(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quoteIdentifier(table)}, $1::jsonb)`,
    [storableJson(rows)],
  )
}

export function withColumnNames(table: PgTable, row: Row): Row {
  const columns = getTableColumns(table)
  const columnValues: Row = {}
  for (const [key, value] of Object.entries(row)) {
    const column = columns[key]
    if (column && value !== undefined) columnValues[column.name] = value
  }
  return columnValues
}

const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A row of a plugin's own table that belongs to a document, by column name. */
export interface BulkRow {
  table: string
  row: Record<string, unknown>
}
