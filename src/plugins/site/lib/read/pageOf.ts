import type { CollectionSlug } from 'payload'
import type { Config } from '@/payload-types'
import { readPublishedAndCount, type Reader, type ReadOptions } from './Reader'

/** A page of a list. */
export interface PageOf<Row> {
  rows: Row[]
  /** There is a next page. */
  hasMore: boolean
  /** From 1. */
  page: number
}

/**
 * Reads a page of a list with one extra row, to find out whether there is a next page. The extra row is read with the
 * same visibility rules as the page.
 * @param read returns at most `limit` rows, starting at `offset`
 */
export async function readPage<Row>(
  page: number,
  size: number,
  read: (slice: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<PageOf<Row>> {
  const rows = await read({ limit: size + 1, offset: (page - 1) * size })
  return { hasMore: rows.length > size, page, rows: rows.slice(0, size) }
}

/**
 * Loads a page of the site's published documents. Sorting adds the id as a tie-breaker, so that pages neither repeat
 * nor skip a document.
 */
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
