import type { CollectionSlug } from 'payload'
import type { Config } from '../../../../payload-types'
import { readPublishedAndCount, type Reader, type ReadOptions } from './Reader'

/** One page of a list. */
export interface PageOf<Row> {
  rows: Row[]
  /** There is another page after it. */
  hasMore: boolean
  /** From 1. */
  page: number
}

const LAST = 100_000

/** The page of a list that an address names with `?page=`; the first where it names none. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1
}

/**
 * One page of a list that is read a row further than it is shown: whether there is more is decided by what visitors see,
 * never by what a filter left of it.
 * @param read rows from `offset` on, `limit` of them at most
 */
export async function readPage<Row>(
  page: number,
  size: number,
  read: (slice: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<PageOf<Row>> {
  const rows = await read({ limit: size + 1, offset: (page - 1) * size })
  return { hasMore: rows.length > size, page, rows: rows.slice(0, size) }
}

/** One page of the site's published documents. `sort` is completed by the id, so that no document is on two pages or on none. */
export async function publishedPage<Slug extends CollectionSlug>(
  reader: Reader,
  collection: Slug,
  {
    page,
    size,
    sort,
    ...options
  }: Pick<ReadOptions, 'select' | 'where'> & { page: number; size: number; sort: string },
): Promise<PageOf<Config['collections'][Slug]>> {
  const { rows, total } = await readPublishedAndCount(reader, collection, {
    ...options,
    limit: size,
    page,
    sort: [sort, 'id'],
  })
  return { hasMore: page * size < total, page, rows }
}
