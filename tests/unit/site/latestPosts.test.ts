import type { Reader } from '@/plugins/site/lib/read/Reader'
import { BATCH, latestPosts } from '@/plugins/site/lib/read/latestPosts'

interface Query {
  limit: number
  page: number
  where: { and: { id?: { in: string[] } }[] }
}

/** Reads from this many posts, newest first, of which the one that was published first shows the newest day. */
function readerOf(count: number): Reader {
  const all = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    publishDate: index === count - 1 ? '2026-01-01T00:00:00.000Z' : null,
    publishedAt: new Date(Date.UTC(2020, 0, 1) - index * 60_000).toISOString(),
  }))
  const find = ({ limit, page, where }: Query) => {
    const ids = where.and.find(({ id }) => id)?.id?.in
    const docs = ids ? all.filter(({ id }) => ids.includes(id)).reverse() : all.slice((page - 1) * limit, page * limit)
    return Promise.resolve({ docs, totalDocs: all.length })
  }
  return {
    language: 'en',
    payload: { config: { custom: { callboard: { contentTypes: [] } } }, find },
    site: { defaultLanguage: 'en', id: 'site', languages: ['en'] },
  } as unknown as Reader
}

describe('latestPosts', () => {
  it.each([3, BATCH, BATCH + 1, 2 * BATCH + 1])(
    'lists all of %d posts, the latest publish date first',
    async (count) => {
      const query = { select: {}, size: 1 }
      const first = await latestPosts(readerOf(count), { ...query, page: 1 })
      expect([first.rows[0]?.id, first.hasMore]).toEqual([String(count - 1), true])
      const last = await latestPosts(readerOf(count), { ...query, page: count })
      expect([last.rows[0]?.id, last.hasMore]).toEqual([String(count - 2), false])
    },
  )

  it('gives every post once over all pages, also if the read of a page returns them in another order', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => latestPosts(readerOf(8), { page, select: {}, size: 3 })))
    expect(pages.map(({ rows }) => rows.map(({ id }) => id))).toEqual([
      ['7', '0', '1'],
      ['2', '3', '4'],
      ['5', '6'],
    ])
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false])
  })
})
