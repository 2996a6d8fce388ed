import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/** A page that visitors find elsewhere now. */
export interface MovedPage {
  id: string
  from: string
  to: string
}

/**
 * Deletes the redirects to pages that stand at the old or the new address of a moved page, with their versions. They follow
 * from where pages stand; what is kept beside them goes by `deleteRowsBeside`.
 * @returns ids
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

/** The old addresses of moved pages that redirect somewhere, with or without a slash at their end. */
export async function redirectedAmong(req: Transaction, tenant: string, moved: MovedPage[]): Promise<Set<string>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ from: string }>(sql`select given."from" from redirects r
    join jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given("from" text, "to" text) on r."from" in (given."from", given."from" || '/') where r.tenant_id = ${tenant}::uuid and r.deleted_at is null`)
  return new Set(rows.map((row) => row.from))
}
