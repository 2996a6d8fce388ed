import type { BasePayload } from 'payload'
import { poolOf } from '../../../database/poolOf'
import { oneRow } from '@/database/oneRow'

export interface Found {
  collection: string
  description: string | null
  document_id: string
  priority: number
  slug: string
  status: string
  title: string
}

export interface FoundPage {
  /** How many were found of each type that has any, on other pages too. */
  groups: Record<string, number>
  rows: Found[]
  /** How many were found in all. */
  total: number
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
  /** Only a page of this type; it is counted as if all were asked for. */
  type?: string
  /** Only by what stands in this language, or in the fallback where there is no translation. Default: in any language. */
  language?: { code: string; fallback: string }
}

/** From here on a word is like another: the limit that `search_alike` has, too. */
const LIKENESS = 0.4

/** How much less alike than the best one an entry may be, and still be meant. */
const ABOUT_AS_ALIKE = 0.15

const COLUMNS = 'collection, document_id, title, slug, status, priority, description, updated_at'

/** The best of each type come before the rest of any: hundreds of evenings must not hide the one person who is meant. */
const ofEachType = (limit: number): number => Math.max(2, Math.floor(limit / 6))

const ORDER = 'priority desc, closeness desc, updated_at desc, document_id'

/**
 * A page of what was found, and counts of all of it, in one row at least. Where there are many types, fewer of each come
 * first, so that each of them is on the first page.
 */
const pageOf = ({
  limit,
  ofEach,
  offset,
  type,
}: {
  limit: string
  ofEach: string
  offset: string
  type: string
}): string => `, counts as (
    select collection, count(*)::int as found from found group by collection
  ), totals as (
    select coalesce(sum(found), 0)::int as total, coalesce(json_object_agg(collection, found), '{}') as groups, greatest(count(*), 1)::int as types from counts
  ), ranked as (
    select *, row_number() over (partition by collection order by ${ORDER}) as place from found where ${type}::text is null or collection = ${type}
  ), page as (
    select ranked.* from ranked, totals
    order by place > greatest(1, least(${ofEach}::int, ${limit}::int / types)), ${ORDER} limit ${limit} offset ${offset}
  )
  select collection, document_id, title, slug, status, priority, description, total, groups from totals left join page on true order by ${ORDER}`

/** Characters that the index knows of a word. For fewer it would be read as a whole, with the entries of everybody. */
const IN_INDEX = 3

const isShort = (word: string): boolean => [...word].length < IN_INDEX

/** What `exact` takes of a word from $9 on. */
export const sought = (word: string): string => (isShort(word) ? word : `%${word}%`)

const isIn = (word: string, place: number, text = 'terms'): string =>
  isShort(word) ? `position($${place} in ${text}) > 0` : `${text} like $${place}`

/** What the index has of an entry in one language: the first of those at two places that there is. */
const termsIn = (code: number, fallback: number): string =>
  `coalesce(locale_terms ->> $${code}, locale_terms ->> $${fallback}, '')`

/** Which statement of `exact` these words have. */
const kindOf = (words: string[]): string => words.map((word) => (isShort(word) ? 'short' : 'long')).join('-')

/**
 * Of the tenant $1, with status $2, of types $3: every word stands in it, given from $9 on as `sought` has them.
 * $4: all words in a row. $5 and $6: limit and offset. $7: how many of each type come first. $8: the one type to answer, or
 * null. One condition each, because of several at once the index knows nothing. With `isSpoken` language and fallback
 * follow the words.
 */
export function exact(words: string[], isSpoken = false): string {
  const spoken = termsIn(9 + words.length, 10 + words.length)
  return `with found as (
    select ${COLUMNS}, case when terms like $4 || '%' then 2 when terms like '% ' || $4 || '%' then 1 else 0 end as closeness
    from search_entries where tenant_id = $1 and status = $2 and collection = any($3::text[])
      ${words.map((word, index) => `and ${isIn(word, 9 + index)}${isSpoken ? ` and ${isIn(word, 9 + index, spoken)}` : ''}`).join(' ')}
  )${pageOf({ limit: '$5', ofEach: '$7', offset: '$6', type: '$8' })}`
}

const alike = (
  candidates: string,
): string => `with candidates as (select *, max(closeness) over () as best from ${candidates}),
  found as (select ${COLUMNS}, closeness from candidates where closeness >= best - $5)${pageOf({ limit: '$6', ofEach: '$8', offset: '$7', type: '$9' })}`

/** The same for the words $4, or words like them; $5: how much less alike than the best one. $6 and $7: limit and offset. $8 and $9 as $7 and $8 above. */
export const ALIKE = alike('search_alike($1, $2, $3::text[], $4::text[])')

/** The same by what stands in the language $10, or in $11 where there is no translation. Words of up to three letters have to stand there as they are. */
const ALIKE_SPOKEN = alike(`search_alike($1, $2, $3::text[], $4::text[])
    join (select collection, document_id, status, ${termsIn(10, 11)} as spoken from search_entries where tenant_id = $1) entries using (collection, document_id, status)
    where not exists (select 1 from unnest($4::text[]) word where position(word in spoken) = 0 and (length(word) < 4 or word_similarity(word, spoken) < ${LIKENESS}) and not exists (select 1 from unnest(swapped_letters(word)) other where position(other in spoken) > 0))`)

type Row = Found & Omit<FoundPage, 'rows'>

/**
 * Entries in which every word stands, begun or whole; where there is none, those with words like them. A page of them by
 * priority of their type, then closeness, then the newest first.
 */
export async function findEntries(payload: BasePayload, wanted: Wanted): Promise<FoundPage> {
  const { language, limit, page, status, tenant, type = null, types, words } = wanted
  const spoken = language ? [language.code, language.fallback] : []
  const pool = poolOf(payload)
  const [offset, ofEach] = [(page - 1) * limit, ofEachType(limit)]
  const found = await pool.query<Row>({
    name: `callboard-search-${language ? 'spoken-' : ''}${kindOf(words)}`,
    text: exact(words, language !== undefined),
    values: [tenant, status, types, words.join(' '), limit, offset, ofEach, type, ...words.map(sought), ...spoken],
  })
  if (oneRow(found.rows).total > 0) return toPage(found.rows)
  const alike = await pool.query<Row>({
    name: `callboard-search-alike${language ? '-spoken' : ''}`,
    text: language ? ALIKE_SPOKEN : ALIKE,
    values: [tenant, status, types, words, ABOUT_AS_ALIKE * words.length, limit, offset, ofEach, type, ...spoken],
  })
  return toPage(alike.rows)
}

/** The counts come with each row; a page without any has one that is nothing but counts. */
const toPage = (rows: Row[]): FoundPage => ({
  groups: oneRow(rows).groups,
  rows: rows.filter((row) => row.document_id !== null),
  total: oneRow(rows).total,
})
