import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

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
    select t.text as tag, count(*)::int as count from _media_v v join _media_v_texts t on t.parent_id = v.id and t.path = 'version.tags'
    where v.latest and v.version_tenant_id = ${tenantId}::uuid and v.version_deleted_at is null and t.text is not null
    group by t.text order by count desc, lower(t.text), t.text limit ${limit}`)
  return rows
}
