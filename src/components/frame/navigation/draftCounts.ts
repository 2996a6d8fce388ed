import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '../../../database/dbOf'
import { tableOf } from '../../../database/tableOf'

/** More than this is shown as "99+": counting on would help nobody. */
export const MOST_COUNTED = 100

export type DraftCounts = Record<string, number>

/**
 * How many documents of each collection were never published, in one statement.
 * @param slugs collections with drafts that the person may view in this tenant
 */
export async function draftCounts(payload: BasePayload, tenantId: string, slugs: string[]): Promise<DraftCounts> {
  if (slugs.length === 0) return {}
  const counts = slugs.map(
    (slug) => sql`select ${slug}::text as slug, count(*)::int as count from (
      select 1 from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and _status = 'draft' and deleted_at is null
      limit ${MOST_COUNTED}) as drafts`,
  )
  const db = await dbOf({ payload: payload as never })
  const { rows } = await db.execute<{ slug: string; count: number }>(sql.join(counts, sql` union all `))
  return Object.fromEntries(rows.map(({ slug, count }) => [slug, count]))
}
