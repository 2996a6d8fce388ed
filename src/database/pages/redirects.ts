import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/** A page whose path has changed. */
export interface MovedPage {
  id: string
  from: string
  to: string
}

/**
 * Deletes redirects to pages from the old or new path of a moved page, with their versions. Rows that belong to them
 * are deleted by `deleteDocumentRows`.
 * @returns ids of the deleted redirects
 */
export async function deleteRedirectsAt(req: Transaction, tenant: string, moved: MovedPage[]): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    id: string
  }>(sql`with given as (select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given("from" text, "to" text)),
    gone as (
      delete from redirects r using redirects_rels to_page, given
      where r.tenant_id = ${tenant}::uuid and to_page.parent_id = r.id and to_page.path = 'to' and to_page.pages_id is not null
        and (r."from" = given."from" or r."from" = given."to")
      returning r.id),
    versions as (delete from _redirects_v where parent_id in (select id from gone))
    select id from gone`)
  return rows.map(({ id }) => id)
}

/** Filters the old paths of moved pages to those that already redirect, with or without a trailing slash. */
export async function filterRedirected(req: Transaction, tenant: string, moved: MovedPage[]): Promise<Set<string>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ from: string }>(sql`select given."from" from redirects r
    join jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given("from" text, "to" text) on r."from" in (given."from", given."from" || '/') where r.tenant_id = ${tenant}::uuid and r.deleted_at is null`)
  return new Set(rows.map((row) => row.from))
}
