import { paged } from '../lib/paging'
import { pageNumber } from '../lib/read/pageOf'
import { comingOfSite } from '../lib/read/performances'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteWords } from '../words/siteWords'

const ON_A_PAGE = 40

/** Everything that visitors can come to, day by day. */
export async function whatsOnContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const found = await comingOfSite(reader, { page: pageNumber(search), size: ON_A_PAGE })
  return {
    lists: { events: paged(found.rows, { ...found, order: 'coming', path }) },
    page: found.page,
    path,
    sources: found.rows.map(({ event, performance }) => (event ? { collection: 'events', document: event } : { collection: 'event-instances', document: performance })),
    template: 'events',
    title: siteWords(reader.language).whatsOn,
  }
}
