import { sql, type SQL } from 'drizzle-orm'
import { tableOf } from '../../database/tableOf'

/**
 * Documents that were drafted and never saved since: the first save, by itself or not, makes another version. Whether
 * there is anything in them is another question: a call of the API may have made them whole.
 * @param slug of a collection with autosave
 * @param more condition on the alias `d`
 */
export const untouched = (slug: string, more: SQL): SQL => sql`select d.id from ${tableOf(slug)} d
  where d._status = 'draft' and d.deleted_at is null and ${more}
    and (select count(*) = 1 and bool_and(v.autosave is not true) from ${tableOf(`_${slug}_v`)} v where v.parent_id = d.id)
    and not exists (select 1 from document_references r where r.target_collection = ${slug} and r.target_id = d.id)`
