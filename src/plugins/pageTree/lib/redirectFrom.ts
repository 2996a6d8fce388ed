import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { dbOf } from '../../../database/dbOf'
import { deleteRowsBeside } from '../../../database/bulk/deleteRowsBeside'
import { writeDocumentsWithin } from '../../../database/bulk/writeDocuments'
import { newId } from '../../../database/newId'
import { bulkTarget } from '../../../collections/bulkTarget'

/** A page that visitors find elsewhere now. */
export interface MovedPage {
  id: string
  from: string
  to: string
}

/**
 * Leads visitors from the old addresses of pages to the pages themselves, so that a page that moves twice makes no chain.
 * A redirect that stands at an address where a page lives now would lead away from it, and goes.
 */
export async function redirectFrom(req: PayloadRequest, tenant: string, moved: MovedPage[]): Promise<void> {
  const db = await dbOf(req)
  const pairs = JSON.stringify(moved)
  const { rows: gone } = await db.execute<{ id: string }>(sql`with given as (select * from jsonb_to_recordset(${pairs}::jsonb) as given("from" text, "to" text)),
    gone as (
      delete from redirects r using redirects_rels to_page, given
      where r.tenant_id = ${tenant}::uuid and to_page.parent_id = r.id and to_page.path = 'to' and to_page.pages_id is not null
        and (r."from" = given."from" or r."from" = given."to")
      returning r.id),
    versions as (delete from _redirects_v where parent_id in (select id from gone))
    select id from gone`)
  await deleteRowsBeside(db, callboardOf(req.payload).documentTables, 'redirects', gone.map(({ id }) => id))
  // What somebody has set up at that address by hand stays as it is.
  const { rows } = await db.execute<{ from: string }>(sql`select given."from" from redirects r
    join jsonb_to_recordset(${pairs}::jsonb) as given("from" text) on r."from" in (given."from", given."from" || '/') where r.tenant_id = ${tenant}::uuid and r.deleted_at is null`)
  const byHand = new Set(rows.map((row) => row.from))
  const documents = moved
    .filter(({ from }) => !byHand.has(from))
    .map(({ from, id }) => ({ data: { from, permanent: true, title: from, to: { relationTo: 'pages', value: id } }, id: newId(req.payload, 'redirects') }))
  const client = (db as unknown as { $client: PoolClient }).$client
  await writeDocumentsWithin(client, bulkTarget(req.payload, tenant, 'en'), 'redirects', documents)
}
