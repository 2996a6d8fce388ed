import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction, poolOf, tableNameOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const t = namesOf('_media_v_texts', 't')
const v = namesOf('_media_v', 'v')

/** Names of stored files in an upload collection. */
export interface NamedFiles {
  /** Slug of an upload collection. */
  collection: string
  names: string[]
}

export interface OwnedFiles extends NamedFiles {
  /** Tenant id, or null for the provider's files. Omitted: any owner. */
  tenant?: string | null | undefined
}

/**
 * Filters names to those that are in use by a document, as published or in its newest version. Image sizes are searched
 * across all size columns.
 */
export async function filterNamesInUse(
  payload: BasePayload,
  { collection, names, tenant }: OwnedFiles,
): Promise<Set<string>> {
  const tables = tablesOf(payload, collection)
  const isOwned = tenant !== undefined && tables.every(({ owner }) => owner !== null)
  const conditionsByTable = tables.map(({ columns, latest, owner, table }) => {
    const conditions = [
      `(${columns.map((column) => `r."${column}" = name`).join(' or ')})`,
      ...(latest ? ['r.latest'] : []),
      ...(isOwned ? [`r."${owner}" is not distinct from $2::uuid`] : []),
    ]
    return `exists (select 1 from "${table}" r where ${conditions.join(' and ')})`
  })
  const { rows } = await poolOf(payload).query<{ name: string }>(
    `select name from unnest($1::text[]) as name where ${conditionsByTable.join(' or ')}`,
    isOwned ? [names, tenant] : [names],
  )
  return new Set(rows.map(({ name }) => name))
}

export interface FileOwner {
  /** Tenant id; null for the provider's files. */
  tenant: string | null
  /** Media type. */
  type: string | null
}

/** Finds the owners of files by name, in documents and all their versions. Files without an owner are omitted. */
export async function findFileOwners(
  payload: BasePayload,
  { collection, names }: NamedFiles,
): Promise<Map<string, FileOwner>> {
  const selects = tablesOf(payload, collection).map(
    ({ columns, owner, table }) =>
      `select file.name, file.type, ${owner ? `r."${owner}"::text` : 'null::text'} as tenant from "${table}" r
        cross join lateral unnest(array[${qualifiedColumns(columns)}], array[${qualifiedColumns(columns.map(typeColumn))}]) as file(name, type)
        where ${columns.map((column) => `r."${column}" = any($1)`).join(' or ')}`,
  )
  const { rows } = await poolOf(payload).query<FileOwner & { name: string }>(
    `select distinct name, tenant, type from (${selects.join(' union all ')}) found where name = any($1)`,
    [names],
  )
  return new Map(rows.map(({ name, tenant, type }) => [name, { tenant, type }]))
}

/** Reads the names of all files of a document and its versions, and its tenant. */
export async function readDocumentFiles(
  req: Transaction,
  collection: string,
  id: string,
): Promise<{ names: string[]; tenant: string | null }> {
  const selects = tablesOf(req.payload, collection).map(
    ({ columns, owner, parent, table }) =>
      sql`select ${sql.raw(owner ? `"${owner}"::text` : 'null::text')} as tenant, ${sql.raw(`unnest(array[${columns.map((column) => `"${column}"`).join(', ')}])`)} as name
        from ${sql.identifier(table)} where ${sql.identifier(parent)} = ${id}::uuid`,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ name: string; tenant: string | null }>(
    sql`select distinct name, tenant from (${sql.join(selects, sql` union all `)}) found where name is not null`,
  )
  return { names: [...new Set(rows.map(({ name }) => name))], tenant: rows[0]?.tenant ?? null }
}

interface FileTable {
  /** Columns with file names. */
  columns: string[]
  /** Whether the table has a `latest` column, as version tables do. */
  latest: boolean
  /** Column with the tenant id; null if there is none. */
  owner: string | null
  /** Column with the document's id. */
  parent: string
  table: string
}

/** The tables of an upload collection and its versions. */
function tablesOf(payload: BasePayload, collection: string): FileTable[] {
  const name = tableNameOf(collection)
  const { tables } = payload.db
  return [name, `_${name}_v`].flatMap((table) => {
    if (!Object.hasOwn(tables, table)) return []
    const columns = Object.values(getTableColumns(tables[table] as PgTable)).map((column) => column.name)
    return [
      {
        columns: columns.filter((column) => /^(version_)?(sizes_\w+_)?filename$/.test(column)),
        latest: columns.includes('latest'),
        owner: columns.find((column) => column === 'tenant_id' || column === 'version_tenant_id') ?? null,
        parent: columns.includes('parent_id') ? 'parent_id' : 'id',
        table,
      },
    ]
  })
}

const qualifiedColumns = (columns: string[]): string => columns.map((column) => `r."${column}"`).join(', ')
const typeColumn = (column: string): string => column.replace(/filename$/, 'mime_type')

/** Column names of the sizes that are generated for each picture. */
export const SIZES = ['thumbnail', 'card', 'wide_half', 'wide', 'full_half', 'full']

/**
 * Reads the tags of a tenant's media from the newest versions, without trashed files, with the number of files; the
 * most frequent first.
 */
export async function readMediaTags(
  req: Transaction,
  tenantId: string,
  limit: number,
): Promise<{ count: number; tag: string }[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number; tag: string }>(sql`
    select ${t.text} as tag, count(*)::int as count from ${v} join ${t} on ${t.parent_id} = ${v.id} and ${t.path} = 'version.tags'
    where ${v.latest} and ${v.version_tenant_id} = ${tenantId}::uuid and ${v.version_deleted_at} is null and ${t.text} is not null
    group by ${t.text} order by count desc, lower(${t.text}), ${t.text} limit ${limit}`)
  return rows
}
