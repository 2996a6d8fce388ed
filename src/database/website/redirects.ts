import { sql } from 'drizzle-orm'
import { dbOf, tableNameOf, tableOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const r = namesOf('redirects', 'r')
const l = namesOf('redirects_rels', 'l')
const redirectsV = namesOf('_redirects_v')

/** A document whose public path has changed. */
export interface MovedDocument {
  id: string
  from: string
  to: string
}

const asRows = (moved: MovedDocument[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given(id uuid, "from" text, "to" text)`

/**
 * Deletes redirects that moved documents make useless, with their versions: automatic ones from an old or new path, and
 * any from a new path to the document itself. Rows that belong to them are deleted by `deleteDocumentRows`.
 * @returns ids of the deleted redirects
 */
export async function deleteRedirectsAt(
  req: Transaction,
  { collection, moved, tenant }: { collection: string; moved: MovedDocument[]; tenant: string },
): Promise<string[]> {
  const target = sql.identifier(`${tableNameOf(collection)}_id`)
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    id: string
  }>(sql`with given as (select * from ${asRows(moved)}),
    gone as (
      delete from ${r} using given
      where ${r.tenant_id} = ${tenant}::uuid and (
        (${r.automatic} and rtrim(${r.from}, '/') in (rtrim(given."from", '/'), rtrim(given."to", '/')))
        or (rtrim(${r.from}, '/') = rtrim(given."to", '/') and exists (
          select 1 from ${l} where ${l.parent_id} = ${r.id} and ${l.path} = 'to' and l.${target} = given.id)))
      returning ${r.id}),
    versions as (delete from ${redirectsV} where ${redirectsV.parent_id} in (select id from gone))
    select id from gone`)
  return rows.map(({ id }) => id)
}

/** Filters the old paths of moved documents to those that already redirect, with or without a trailing slash. */
export async function filterRedirected(req: Transaction, tenant: string, moved: MovedDocument[]): Promise<Set<string>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ from: string }>(sql`select given."from" from ${r}
    join ${asRows(moved)} on rtrim(${r.from}, '/') = rtrim(given."from", '/')
    where ${r.tenant_id} = ${tenant}::uuid and ${r.deleted_at} is null and ${r._status} = 'published'`)
  return new Set(rows.map((row) => row.from))
}

/** Where the main row of a document is found on the website while it is published. */
export interface StoredAddress extends Record<string, unknown> {
  /** Path of a page; null for other documents. */
  relativePath: string | null
  slug: string | null
  isLive: boolean
  /** Whether it was ever published, so that its address is known outside. */
  wasPublished: boolean
}

/** Reads the address of a document's main row, regardless of newer drafts; undefined if there is none. */
export async function readStoredAddress(
  req: Transaction,
  collection: string,
  id: string,
): Promise<StoredAddress | undefined> {
  const path = collection === 'pages' ? sql`relative_path` : sql`null::text`
  const { rows } = await (
    await dbOf(req)
  ).execute<StoredAddress>(
    sql`select ${path} as "relativePath", slug, _status = 'published' as "isLive", published_at is not null as "wasPublished" from ${tableOf(collection)} where id = ${id}::uuid`,
  )
  return rows[0]
}
