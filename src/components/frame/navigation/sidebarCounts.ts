import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../access/poolOf'
import { tableNameOf } from '../../../database/tableOf'

/** More than this is shown as "99+": counting on would help nobody. */
export const MOST_COUNTED = 100

export type DraftCounts = Record<string, number>

/**
 * How many documents of each collection were never published, in one statement. It stands on every screen, so
 * PostgreSQL keeps its plan: making one for all collections takes longer than counting.
 * @param slugs collections with drafts that the person may view in this tenant; of the configuration, never of a request
 */
export async function draftCounts(payload: BasePayload, tenantId: string, slugs: string[]): Promise<DraftCounts> {
  if (slugs.length === 0) return {}
  const { rows } = await poolOf(payload).query<{ slug: string; count: number }>({
    name: `callboard-drafts-${createHash('sha256').update(slugs.join()).digest('hex').slice(0, 32)}`,
    text: slugs.map(countOf).join(' union all '),
    values: [tenantId],
  })
  return Object.fromEntries(rows.map(({ slug, count }) => [slug, count]))
}

const countOf = (slug: string): string => `select '${slug}' as slug, count(*)::int as count from (
  select 1 from "${tableNameOf(slug)}" where tenant_id = $1::uuid and _status = 'draft' and deleted_at is null limit ${MOST_COUNTED}) as drafts`
