import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction } from '../dbOf'
import { poolOf } from '../poolOf'
import { tableNameOf } from '../tableOf'

/** Names of stored files, and whose they are. */
export interface NamedFiles {
  /** Slug of an upload collection. */
  collection: string
  names: string[]
}

export interface OwnedFiles extends NamedFiles {
  /** Null for files of the provider's own. Left out: whoever has them. */
  tenant?: string | null | undefined
}

/** Of these names, those that a document, as it is live or as it is edited, still has. Sizes are looked for in all that a document has. */
export async function namesInUse(
  payload: BasePayload,
  { collection, names, tenant }: OwnedFiles,
): Promise<Set<string>> {
  const tables = tablesOf(payload, collection)
  const isOwned = tenant !== undefined && tables.every(({ owner }) => owner !== null)
  const places = tables.map(({ columns, latest, owner, table }) => {
    const conditions = [
      `(${columns.map((column) => `r."${column}" = name`).join(' or ')})`,
      ...(latest ? ['r.latest'] : []),
      ...(isOwned ? [`r."${owner}" is not distinct from $2::uuid`] : []),
    ]
    return `exists (select 1 from "${table}" r where ${conditions.join(' and ')})`
  })
  const { rows } = await poolOf(payload).query<{ name: string }>(
    `select name from unnest($1::text[]) as name where ${places.join(' or ')}`,
    isOwned ? [names, tenant] : [names],
  )
  return new Set(rows.map(({ name }) => name))
}

export interface FileOwner {
  /** Null for the provider's own. */
  tenant: string | null
  /** Media type. */
  type: string | null
}

/** Whose these files are, by their names: of documents, and of all their versions. What nobody has is left out. */
export async function ownersOf(
  payload: BasePayload,
  { collection, names }: NamedFiles,
): Promise<Map<string, FileOwner>> {
  const places = tablesOf(payload, collection).map(
    ({ columns, owner, table }) =>
      `select file.name, file.type, ${owner ? `r."${owner}"::text` : 'null::text'} as tenant from "${table}" r
        cross join lateral unnest(array[${listed(columns)}], array[${listed(columns.map(typeColumn))}]) as file(name, type)
        where ${columns.map((column) => `r."${column}" = any($1)`).join(' or ')}`,
  )
  const { rows } = await poolOf(payload).query<FileOwner & { name: string }>(
    `select distinct name, tenant, type from (${places.join(' union all ')}) found where name = any($1)`,
    [names],
  )
  return new Map(rows.map(({ name, tenant, type }) => [name, { tenant, type }]))
}

/** Names of all files of a document, those of its versions too, and whose it is. */
export async function filesOfDocument(
  req: Transaction,
  collection: string,
  id: string,
): Promise<{ names: string[]; tenant: string | null }> {
  const places = tablesOf(req.payload, collection).map(
    ({ columns, owner, parent, table }) =>
      sql`select ${sql.raw(owner ? `"${owner}"::text` : 'null::text')} as tenant, ${sql.raw(`unnest(array[${columns.map((column) => `"${column}"`).join(', ')}])`)} as name
        from ${sql.identifier(table)} where ${sql.identifier(parent)} = ${id}::uuid`,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ name: string; tenant: string | null }>(
    sql`select distinct name, tenant from (${sql.join(places, sql` union all `)}) found where name is not null`,
  )
  return { names: [...new Set(rows.map(({ name }) => name))], tenant: rows[0]?.tenant ?? null }
}

interface FileTable {
  /** Columns with names of files. */
  columns: string[]
  /** It has versions, of which one is the latest. */
  latest: boolean
  /** The column that says whose a document is; null where nothing does. */
  owner: string | null
  /** The column with the document's id. */
  parent: string
  table: string
}

/** The table of an upload collection, and that of its versions. */
function tablesOf(payload: BasePayload, collection: string): FileTable[] {
  const name = tableNameOf(collection)
  const { tables } = payload.db
  return [name, `_${name}_v`].flatMap((table) => {
    if (!Object.hasOwn(tables, table)) return []
    const columns = Object.values(getTableColumns(tables[table] as unknown as PgTable)).map((column) => column.name)
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

const listed = (columns: string[]): string => columns.map((column) => `r."${column}"`).join(', ')
const typeColumn = (column: string): string => column.replace(/filename$/, 'mime_type')

/** Sizes that are made of each picture, as their columns have them. */
export const SIZES = ['thumbnail', 'card', 'wide_half', 'wide', 'full_half', 'full']
