import { ACCESS, requestedAccess, accessFilter } from '../lib/data/accessFilter'
import { pageNumber } from '../lib/read/pageOf'
import { paged } from '../lib/paging'
import { comingOfSite } from '../lib/read/performances'
import { pageSizeOf, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteMessages } from '../words/siteWords'

const ON_A_PAGE = 40

/** Everything that visitors can come to, day by day, or what of it is accessible in one way. */
export async function whatsOnContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const access = requestedAccess(search)
  const { events, found, kinds } = await comingOfSite(reader, {
    access,
    page: pageNumber(search),
    size: pageSizeOf(reader, 'events', 'events', ON_A_PAGE),
  })
  const words = siteMessages(reader.language, reader.site.defaultLanguage)
  const query = access ? { [ACCESS]: access } : undefined
  return {
    filter: accessFilter(kinds, access, words),
    lists: { events: paged(found.rows, { ...found, order: 'coming', path, query }) },
    page: found.page,
    path,
    query,
    sources: [
      ...events.map((document) => ({ collection: 'events', document })),
      ...found.rows.flatMap(({ performance }) =>
        performance ? [{ collection: 'event-instances', document: performance }] : [],
      ),
    ],
    template: 'events',
    title: access ? `${words.whatsOn}: ${words[access]}` : words.whatsOn,
  }
}
