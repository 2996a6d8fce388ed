import { accessFilter } from '../lib/data/accessFilter'
import { ACCESS, pageNumber, requestedAccess } from '../lib/pageQuery'
import { paged } from '../lib/paging'
import { loadProgramme } from '../lib/read/performances'
import { pageSizeOf, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteMessages } from '../lib/siteMessages'

const ROWS_PER_PAGE = 40

/** Builds the programme by date, optionally filtered by accessibility. */
export async function whatsOnContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const access = requestedAccess(search)
  const { events, found, kinds } = await loadProgramme(reader, {
    access,
    page: pageNumber(search),
    size: pageSizeOf(reader, 'events', 'events', ROWS_PER_PAGE),
  })
  const messages = siteMessages(reader.language, reader.site.defaultLanguage)
  const query = access ? { [ACCESS]: access } : undefined
  return {
    filter: accessFilter(kinds, access, messages),
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
    title: access ? `${messages.whatsOn}: ${messages[access]}` : messages.whatsOn,
  }
}
