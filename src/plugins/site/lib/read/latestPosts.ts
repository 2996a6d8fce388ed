import type { Post } from '../../../../payload-types'
import type { PageOf } from './pageOf'
import { readPublished, type Reader, type ReadOptions } from './Reader'

interface Wanted {
  /** Id. Default: the posts of all blogs. */
  blog?: string
  /** From 1. */
  page: number
  select: ReadOptions['select']
  size: number
}

/** Stories of a site that are put in order; those that are older stand at the end, in no order. */
const MOST = 10_000

/** The day that visitors read at a story, as a number. */
const dayOf = ({ publishDate, publishedAt }: Pick<Post, 'publishDate' | 'publishedAt'>): number =>
  Date.parse(publishDate ?? publishedAt ?? '') || 0

/**
 * A page of the stories, the newest first by the day that stands at them: the one that staff has typed, else that of the
 * first publication. No column holds it, so the days of all of them are read, and then the stories of the page. Two statements.
 */
export async function latestPosts(reader: Reader, { blog, page, select, size }: Wanted): Promise<PageOf<Post>> {
  const all = await readPublished(reader, 'posts', {
    limit: MOST,
    select: { publishDate: true, publishedAt: true },
    sort: ['-publishedAt', 'id'],
    ...(blog && { where: { blog: { equals: blog } } }),
  })
  const ids = all
    .toSorted((one, other) => dayOf(other) - dayOf(one))
    .slice((page - 1) * size, page * size)
    .map(({ id }) => id)
  const found =
    ids.length > 0 ? await readPublished(reader, 'posts', { limit: size, select, where: { id: { in: ids } } }) : []
  const byId = new Map(found.map((post) => [post.id, post]))
  return { hasMore: page * size < all.length, page, rows: ids.flatMap((id) => byId.get(id) ?? []) }
}
