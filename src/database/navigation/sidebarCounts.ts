import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { poolOf } from '../poolOf'
import { tableNameOf } from '../tableOf'

/** More than this is shown as "99+": counting on would help nobody. */
const MOST_COUNTED = 100

export type DraftCounts = Record<string, number>

export interface SidebarCounts {
  /** Documents that were never published, by collection. */
  drafts: DraftCounts
  /** Answers of visitors that nobody has read. */
  unreadAnswers: number
}

interface Wanted {
  /** Collections with drafts that the person may view in this tenant; of the configuration, never of a request. */
  slugs: string[]
  /** The person reads what visitors send. */
  isReader: boolean
}

const UNREAD = ' unread answers'

/**
 * How many documents of each collection were never published, and how many answers are unread, in one statement. It
 * stands on every screen, so PostgreSQL keeps its plan: making one for all collections takes longer than counting.
 */
export async function sidebarCounts(
  payload: BasePayload,
  tenantId: string,
  { isReader, slugs }: Wanted,
): Promise<SidebarCounts> {
  const counted = [...slugs.map(countOf), ...(isReader ? [unreadAnswers] : [])]
  if (counted.length === 0) return { drafts: {}, unreadAnswers: 0 }
  const { rows } = await poolOf(payload).query<{ slug: string; count: number }>({
    name: `callboard-drafts-${createHash('sha256')
      .update([...slugs, isReader].join())
      .digest('hex')
      .slice(0, 32)}`,
    text: counted.join(' union all '),
    values: [tenantId],
  })
  const { [UNREAD]: unread = 0, ...drafts } = Object.fromEntries(rows.map(({ slug, count }) => [slug, count]))
  return { drafts, unreadAnswers: unread }
}

const countOf = (slug: string): string => `select '${slug}' as slug, count(*)::int as count from (
  select 1 from "${tableNameOf(slug)}" where tenant_id = $1::uuid and _status = 'draft' and deleted_at is null limit ${MOST_COUNTED}) as drafts`

/** Of forms that stand in their list: what lies in the trash waits for nobody. */
const unreadAnswers = `select '${UNREAD}' as slug, count(*)::int as count from (
  select 1 from form_submissions s join forms f on f.id = s.form_id
  where s.tenant_id = $1::uuid and s.read_at is null and f.deleted_at is null limit ${MOST_COUNTED}) as unread`
