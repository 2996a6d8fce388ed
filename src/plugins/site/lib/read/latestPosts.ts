import type { Post } from '@/payload-types'
import type { PageOf } from './pageOf'
import { readPublished, type Reader, type ReadOptions } from './Reader'

interface PostsQuery {
  /** Blog id. Default: posts of all blogs. */
  blog?: string
  /** From 1. */
  page: number
  select: ReadOptions['select']
  size: number
}

/** Number of posts whose dates are read at a time. */
export const BATCH = 10_000

/** Returns the displayed date of a post as a number. */
const dayOf = ({ publishDate, publishedAt }: Pick<Post, 'publishDate' | 'publishedAt'>): number =>
  Date.parse(publishDate ?? publishedAt ?? '') || 0

/**
 * Loads a page of posts, newest first by displayed date: the date set by staff, else that of the first publication. No
 * column contains it, so all dates are read first, then the posts of the page: two queries for up to `BATCH` posts.
 */
export async function latestPosts(reader: Reader, { blog, page, select, size }: PostsQuery): Promise<PageOf<Post>> {
  const all = await readDates(reader, blog)
  const ids = all
    .toSorted((a, b) => dayOf(b) - dayOf(a))
    .slice((page - 1) * size, page * size)
    .map(({ id }) => id)
  const found =
    ids.length > 0 ? await readPublished(reader, 'posts', { limit: size, select, where: { id: { in: ids } } }) : []
  const byId = new Map(found.map((post) => [post.id, post]))
  return { hasMore: page * size < all.length, page, rows: ids.flatMap((id) => byId.get(id) ?? []) }
}

type Dates = Pick<Post, 'id' | 'publishDate' | 'publishedAt'>

/** Reads the dates of all posts, of one blog or of all. */
async function readDates(reader: Reader, blog: string | undefined): Promise<Dates[]> {
  const all: Dates[] = []
  for (let page = 1; ; page++) {
    const batch = await readPublished(reader, 'posts', {
      limit: BATCH,
      page,
      select: { publishDate: true, publishedAt: true },
      sort: ['-publishedAt', 'id'],
      ...(blog && { where: { blog: { equals: blog } } }),
    })
    all.push(...batch)
    if (batch.length < BATCH) return all
  }
}
