import type { BasePayload } from 'payload'
import { poolOf } from '../../../access/poolOf'

export interface Found {
  collection: string
  description: string | null
  document_id: string
  priority: number
  slug: string
  status: string
  title: string
  /** How many were found in all. */
  total: number
  /** How many of them are of this one's type. */
  of_type: number
}

export interface Wanted {
  tenant: string
  status: 'draft' | 'published'
  /** Slugs of the content types to look in. */
  types: string[]
  /** Folded. */
  words: string[]
  limit: number
  /** From 1. */
  page: number
}

/** How much less alike than the best one an entry may be, and still be meant. */
const ABOUT_AS_ALIKE = 0.15

const COLUMNS = 'collection, document_id, title, slug, status, priority, description, updated_at'

/** The best of each type come before the rest of any: hundreds of evenings must not hide the one person who is meant. */
export const ofEachType = (limit: number): number => Math.max(2, Math.floor(limit / 6))

const ORDER = 'priority desc, closeness desc, updated_at desc, document_id'

const pageOf = (ofEach: string, limits: string): string => `, ranked as (
    select *, (count(*) over ())::int as total, (count(*) over (partition by collection))::int as of_type,
      row_number() over (partition by collection order by ${ORDER}) as place
    from found
  ), page as (select * from ranked order by place > ${ofEach}, ${ORDER} ${limits})
  select collection, document_id, title, slug, status, priority, description, total, of_type from page order by ${ORDER}`

/**
 * Of the tenant $1, with status $2, of types $3: every pattern fits, of which there are so many from $8 on. $4: all words
 * in a row. $5 and $6: limit and offset. $7: how many of each type come first. One condition each, because of several at once the index knows nothing.
 */
export const exact = (words: number): string => `with found as (
    select ${COLUMNS}, case when terms like $4 || '%' then 2 when terms like '% ' || $4 || '%' then 1 else 0 end as closeness
    from search_entries where tenant_id = $1 and status = $2 and collection = any($3::text[])
      ${Array.from({ length: words }, (_, index) => `and terms like $${8 + index}`).join(' ')}
  )${pageOf('$7', 'limit $5 offset $6')}`

/** The same for the words $4, or words like them; $5: how much less alike than the best one. $6: the limit. $7 as above. */
export const ALIKE = `with candidates as (select *, max(closeness) over () as best from search_alike($1, $2, $3::text[], $4::text[])),
  found as (select ${COLUMNS}, closeness from candidates where closeness >= best - $5)${pageOf('$7', 'limit $6')}`

/**
 * Entries in which every word stands, begun or whole; where there is none, those with words like them. A page of them by
 * priority of their type, then closeness, then the newest first.
 */
export async function findEntries(payload: BasePayload, wanted: Wanted): Promise<Found[]> {
  const { limit, page, status, tenant, types, words } = wanted
  const pool = poolOf(payload)
  const found = await pool.query<Found>({
    name: `callboard-search-${words.length}`,
    text: exact(words.length),
    values: [tenant, status, types, words.join(' '), limit, (page - 1) * limit, ofEachType(limit), ...words.map((word) => `%${word}%`)],
  })
  if (found.rows.length > 0 || page > 1) return found.rows
  const alike = await pool.query<Found>({
    name: 'callboard-search-alike',
    text: ALIKE,
    values: [tenant, status, types, words, ABOUT_AS_ALIKE * words.length, limit, ofEachType(limit)],
  })
  return alike.rows
}
