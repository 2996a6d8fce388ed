import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { BasePayload, CollectionSlug, DatabaseAdapter } from 'payload'
import type { PoolClient } from 'pg'
import { tableNameOf } from '@/database/connections'
import { storableJson } from '@/lib/text/storableJson'
import { required } from '@/lib/values'
import { createRecorder, insertRows, withColumnNames, type Row, type RowsByTable } from './rows'

/** A document with the values of its next version: localised ones by language, with `createdAt` and `updatedAt`. */
export interface ChangedDocument {
  id: string
  data: Row
  /** Whether it is published: its main row becomes the same. */
  isLive: boolean
}

/**
 * Stores a new version of each document, as a save through Payload would, in as many statements for many as for one: the
 * version with its rows, the main rows of published ones, and no more versions than are kept. Hooks do not run.
 * @returns the ids of the new versions by document id
 */
export async function writeVersions(
  client: PoolClient,
  { db: adapter }: BasePayload,
  collection: CollectionSlug,
  documents: ChangedDocument[],
): Promise<Map<string, string>> {
  if (documents.length === 0) return new Map()
  const table = tableNameOf(collection)
  const ids = documents.map(({ id }) => id)
  const [versions, main] = [
    await versionRows(adapter, collection, documents),
    await mainRows(adapter, collection, documents),
  ]
  await client.query(`update "_${table}_v" set latest = false where parent_id = any($1::uuid[]) and latest`, [ids])
  await insertRows(client, adapter, versions)
  await deleteOldVersions(client, adapter, collection, ids)
  await replaceMainRows(client, adapter, table, main)
  return new Map(
    required(versions.get(`_${table}_v`), `the versions of ${collection}`).map((row) => [
      String(row.parent),
      String(row.id),
    ]),
  )
}

async function versionRows(
  adapter: DatabaseAdapter,
  collection: CollectionSlug,
  documents: ChangedDocument[],
): Promise<RowsByTable> {
  const recorded: RowsByTable = new Map()
  const recorder = createRecorder(adapter, recorded)
  for (const { data, id } of documents) {
    const updatedAt = String(data.updatedAt)
    await recorder.createVersion({
      autosave: false,
      collectionSlug: collection,
      createdAt: updatedAt,
      parent: id,
      returning: false,
      updatedAt,
      versionData: structuredClone(data),
    })
  }
  return recorded
}

async function mainRows(
  adapter: DatabaseAdapter,
  collection: CollectionSlug,
  documents: ChangedDocument[],
): Promise<RowsByTable> {
  const recorded: RowsByTable = new Map()
  const recorder = createRecorder(adapter, recorded)
  for (const { data, id, isLive } of documents)
    if (isLive) await recorder.create({ collection, customID: id, data: structuredClone(data), returning: false })
  return recorded
}

/** Keeps the newest versions of each document, as Payload does after a save. */
async function deleteOldVersions(
  client: PoolClient,
  { payload }: DatabaseAdapter,
  collection: CollectionSlug,
  ids: string[],
): Promise<void> {
  const max = payload.collections[collection].config.versions?.maxPerDoc ?? 0
  if (max === 0) return
  const versions = `"_${tableNameOf(collection)}_v"`
  await client.query(
    `delete from ${versions} where id in (
      select id from (
        select id, row_number() over (partition by parent_id order by updated_at desc, latest desc nulls last, id desc) as place
        from ${versions} where parent_id = any($1::uuid[])
      ) ranked where place > $2)`,
    [ids, max],
  )
}

/** Updates main rows, and replaces those that belong to them. */
async function replaceMainRows(
  client: PoolClient,
  adapter: DatabaseAdapter,
  key: string,
  rows: RowsByTable,
): Promise<void> {
  const { [key]: own = [], ...belonging } = Object.fromEntries(rows)
  if (own.length === 0) return
  const main = required(adapter.tables[key] as PgTable | undefined, `the table ${key}`)
  const ids = own.map(({ id }) => String(id))
  const rowsByColumn = own.map((row) => withColumnNames(main, row))
  for (const group of Map.groupBy(rowsByColumn, (row) => Object.keys(row).sort().join()).values()) {
    const columns = Object.keys(group[0] ?? {}).flatMap((name) => (name === 'id' ? [] : `"${name}"`))
    await client.query(
      `update "${key}" d set (${columns.join()}) = (select ${columns.map((name) => `r.${name}`).join()})
        from jsonb_populate_recordset(null::"${key}", $1::jsonb) r where d.id = r.id`,
      [storableJson(group)],
    )
  }
  for (const { column, table } of tablesOf(adapter, main))
    await client.query(`delete from "${table}" where "${column}" = any($1::uuid[])`, [ids])
  await insertRows(client, adapter, new Map(Object.entries(belonging)))
}

/** Names of the columns with which rows of localised fields, lists and choices refer to their document. */
const PARENTS = new Set(['_parent_id', 'parent_id'])

/** The tables whose rows belong to those of a table. */
function tablesOf(adapter: DatabaseAdapter, main: PgTable): { column: string; table: string }[] {
  return Object.values(adapter.tables as Record<string, PgTable>).flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      const column = columns[0]?.name ?? ''
      return foreignTable === main && key.onDelete === 'cascade' && PARENTS.has(column)
        ? [{ column, table: getTableName(table) }]
        : []
    }),
  )
}
