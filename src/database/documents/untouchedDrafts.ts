import { sql, type SQL } from 'drizzle-orm'
import { dbOf, tableOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const r = namesOf('document_references', 'r')

/**
 * Drafts that were created and never saved again: the first save, automatic or not, creates a second version. They may
 * still have content if the API created them complete.
 * @param slug of a collection with autosave
 * @param more additional condition on the alias `d`
 */
const untouched = (slug: string, more: SQL): SQL => sql`select d.id from ${tableOf(slug)} d
  where d._status = 'draft' and d.deleted_at is null and ${more}
    and (select count(*) = 1 and bool_and(v.autosave is not true) from ${tableOf(`_${slug}_v`)} v where v.parent_id = d.id)
    and not exists (select 1 from ${r} where ${r.target_collection} = ${slug} and ${r.target_id} = d.id)`

/**
 * Ids of drafts of all tenants, created one to eight days ago, that were never saved again and that nothing refers to.
 * The first day leaves time to start; drafts older than a week are considered to have content.
 */
export async function findUntouchedDrafts(req: Transaction, slug: string, limit: number): Promise<string[]> {
  const age = sql`d.created_at < now() - interval '1 day' and d.created_at > now() - interval '8 days'`
  const { rows } = await (await dbOf(req)).execute<{ id: string }>(sql`${untouched(slug, age)} limit ${limit}`)
  return rows.map(({ id }) => id)
}
