import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction, tableOf } from '../connections'

/**
 * Documents that were drafted and never saved since: the first save, by itself or not, makes another version. Whether
 * there is anything in them is another question: a call of the API may have made them whole.
 * @param slug of a collection with autosave
 * @param more condition on the alias `d`
 */
const untouched = (slug: string, more: SQL): SQL => sql`select d.id from ${tableOf(slug)} d
  where d._status = 'draft' and d.deleted_at is null and ${more}
    and (select count(*) = 1 and bool_and(v.autosave is not true) from ${tableOf(`_${slug}_v`)} v where v.parent_id = d.id)
    and not exists (select 1 from document_references r where r.target_collection = ${slug} and r.target_id = d.id)`

/**
 * Ids of drafts of all tenants that were never saved since they were made, one to eight days ago, and that nothing refers
 * to. A day leaves time to begin; what has stayed for a week has something in it.
 */
export async function untouchedOfLastWeek(req: Transaction, slug: string, limit: number): Promise<string[]> {
  const age = sql`d.created_at < now() - interval '1 day' and d.created_at > now() - interval '8 days'`
  const { rows } = await (await dbOf(req)).execute<{ id: string }>(sql`${untouched(slug, age)} limit ${limit}`)
  return rows.map(({ id }) => id)
}
