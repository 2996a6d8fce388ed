import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { poolOf, tableNameOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const s = namesOf('form_submissions', 's')
const f = namesOf('forms', 'f')

/** Counts stop here, because more is shown as "99+". */
const MAX_COUNTED = 100

export type DraftCounts = Record<string, number>

export interface SidebarCounts {
  /** Unpublished documents, by collection. */
  drafts: DraftCounts
  /** Unread answers of visitors. */
  unreadAnswers: number
}

interface CountOptions {
  /** Collections with drafts that the user can view in this tenant. From the configuration, never from a request. */
  slugs: string[]
  /** Whether the user can read form answers. */
  isReader: boolean
}

const UNREAD_KEY = ' unread answers'

/**
 * Counts unpublished documents by collection, and unread answers, in one prepared statement. It runs on every screen,
 * and planning it for all collections takes longer than counting.
 */
export async function readSidebarCounts(
  payload: BasePayload,
  tenantId: string,
  { isReader, slugs }: CountOptions,
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
  const { [UNREAD_KEY]: unread = 0, ...drafts } = Object.fromEntries(rows.map(({ slug, count }) => [slug, count]))
  return { drafts, unreadAnswers: unread }
}

const countOf = (slug: string): string => `select '${slug}' as slug, count(*)::int as count from (
  select 1 from "${tableNameOf(slug)}" where tenant_id = $1::uuid and _status = 'draft' and deleted_at is null limit ${MAX_COUNTED}) as drafts`

/** Answers of trashed forms do not count. */
const unreadAnswers = `select '${UNREAD_KEY}' as slug, count(*)::int as count from (
  select 1 from ${s} join ${f} on ${f.id} = ${s.form_id}
  where ${s.tenant_id} = $1::uuid and ${s.read_at} is null and ${f.deleted_at} is null limit ${MAX_COUNTED}) as unread`
