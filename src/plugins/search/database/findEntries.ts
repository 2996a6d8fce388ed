import type { BasePayload } from 'payload'
import { oneRow, poolOf } from '@/exports/server'
import { namesOf } from '@/database/names'

const searchEntries = namesOf('search_entries')

export interface FoundEntry {
  collection: string
  description: string | null
  document_id: string
  priority: number
  slug: string
  status: string
  title: string
}

export interface EntryPage {
  /** How many were found of each type, on all pages. Types without results are left out. */
  groups: Record<string, number>
  rows: FoundEntry[]
  /** How many were found in total, on all pages. */
  total: number
}

export interface EntryQuery {
  tenant: string
  status: 'draft' | 'published'
  /** Slugs of the content types to search. */
  types: string[]
  /** Folded words of the query. */
  words: string[]
  limit: number
  /** From 1. */
  page: number
  /** Only returns rows of this type. The counts still include all types. */
  type?: string
  /**
   * Only matches text in this language, or where there is no translation in the first fallback that has one. Default: any
   * language.
   */
  language?: { code: string; fallback: string[] }
}

/** Minimum word similarity of a match. `search_alike` uses the same value. */
const LIKENESS = 0.4

/** How much less similar than the best match an entry may be, per word. */
const SIMILARITY_MARGIN = 0.15

const COLUMNS = 'collection, document_id, title, slug, status, priority, description, updated_at'

/** How many of each type come first, so that hundreds of performances do not hide the one matching person. */
const leadingPerType = (limit: number): number => Math.max(2, Math.floor(limit / 6))

const ORDER = 'priority desc, closeness desc, updated_at desc, document_id'

/**
 * SQL for a page of results with total counts, which returns at least one row. With many types, fewer of each come
 * first, so that every type appears on the first page.
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

/** Minimum word length that the trigram index supports. Shorter words would scan the index of all tenants. */
const MIN_INDEXED_LENGTH = 3

const isShort = (word: string): boolean => [...word].length < MIN_INDEXED_LENGTH

/** Formats a word as a parameter of `exact`, from $9 on. */
export const likePattern = (word: string): string => (isShort(word) ? word : `%${word}%`)

const containsWord = (word: string, parameter: number, text = 'terms'): string =>
  isShort(word) ? `position($${parameter} in ${text}) > 0` : `${text} like $${parameter}`

/** SQL for the terms of an entry in the first of the languages of a parameter in which there are some. */
const termsIn = (languages: number): string =>
  `coalesce((select locale_terms ->> code from unnest($${languages}::text[]) with ordinality as one(code, place) where locale_terms ? code order by place limit 1), '')`

/** Distinguishes the prepared statements that `exact` builds for different words. */
const kindOf = (words: string[]): string => words.map((word) => (isShort(word) ? 'short' : 'long')).join('-')

/**
 * Builds the statement for entries that contain every word.
 *
 * Parameters: $1 tenant, $2 status, $3 types, $4 all words joined by spaces, $5 limit, $6 offset, $7 how many of each
 * type come first, $8 the only type to return or null, from $9 on the words as formatted by `sought`. With `isSpoken`,
 * the languages follow the words. Each word has its own condition, because the index does not support combined
 * ones.
 */
export function exactSearch(words: string[], isSpoken = false): string {
  const spoken = termsIn(9 + words.length)
  return `with found as (
    select ${COLUMNS}, case when ${searchEntries.terms} like $4 || '%' then 2 when ${searchEntries.terms} like '% ' || $4 || '%' then 1 else 0 end as closeness
    from ${searchEntries} where ${searchEntries.tenant_id} = $1 and ${searchEntries.status} = $2 and ${searchEntries.collection} = any($3::text[])
      ${words.map((word, index) => `and ${containsWord(word, 9 + index)}${isSpoken ? ` and ${containsWord(word, 9 + index, spoken)}` : ''}`).join(' ')}
  )${pageOf({ limit: '$5', ofEach: '$7', offset: '$6', type: '$8' })}`
}

const alike = (
  candidates: string,
): string => `with candidates as (select *, max(closeness) over () as best from ${candidates}),
  found as (select ${COLUMNS}, closeness from candidates where closeness >= best - $5)${pageOf({ limit: '$6', ofEach: '$8', offset: '$7', type: '$9' })}`

/**
 * The same for similar words. $4 the words, $5 margin to the best match, $6 limit, $7 offset; $8 and $9 as $7 and $8
 * above.
 */
export const SIMILAR_SEARCH = alike('search_alike($1, $2, $3::text[], $4::text[])')

/**
 * The same in the first of the languages $10 that an entry has. Words of up to three letters must match exactly.
 */
const ALIKE_SPOKEN = alike(`search_alike($1, $2, $3::text[], $4::text[])
    join (select ${searchEntries.collection}, ${searchEntries.document_id}, ${searchEntries.status}, ${termsIn(10)} as spoken from ${searchEntries} where ${searchEntries.tenant_id} = $1) entries using (collection, document_id, status)
    where not exists (select 1 from unnest($4::text[]) word where position(word in spoken) = 0 and (length(word) < 4 or word_similarity(word, spoken) < ${LIKENESS}) and not exists (select 1 from unnest(swapped_letters(word)) other where position(other in spoken) > 0))`)

type Row = FoundEntry & Omit<EntryPage, 'rows'>

/**
 * Finds entries that contain every word, at least as part of a word; if there are none, entries with similar words.
 * Sorted by the priority of their type, then closeness, then newest first.
 */
export async function findEntries(payload: BasePayload, query: EntryQuery): Promise<EntryPage> {
  const { language, limit, page, status, tenant, type = null, types, words } = query
  const spoken = language ? [[language.code, ...language.fallback]] : []
  const pool = poolOf(payload)
  const [offset, ofEach] = [(page - 1) * limit, leadingPerType(limit)]
  const found = await pool.query<Row>({
    name: `callboard-search-${language ? 'spoken-' : ''}${kindOf(words)}`,
    text: exactSearch(words, language !== undefined),
    values: [tenant, status, types, words.join(' '), limit, offset, ofEach, type, ...words.map(likePattern), ...spoken],
  })
  if (oneRow(found.rows).total > 0) return toPage(found.rows)
  const alike = await pool.query<Row>({
    name: `callboard-search-alike${language ? '-spoken' : ''}`,
    text: language ? ALIKE_SPOKEN : SIMILAR_SEARCH,
    values: [tenant, status, types, words, SIMILARITY_MARGIN * words.length, limit, offset, ofEach, type, ...spoken],
  })
  return toPage(alike.rows)
}

/** Every row carries the counts; an empty page has a single row with counts only. */
const toPage = (rows: Row[]): EntryPage => ({
  groups: oneRow(rows).groups,
  rows: rows.filter((row) => row.document_id !== null),
  total: oneRow(rows).total,
})
