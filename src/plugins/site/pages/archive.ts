import { countPastByYear, listPast, listPastBy, type ArchiveEntry } from '@/database/website/archive'
import { boundsOfDays } from '@/lib/time/boundsOfDays'
import type { Event } from '@/payload-types'
import { FIRST_YEAR, parseArchive, toArchiveParameters, type ArchiveWay } from '../lib/archive/archiveQuery'
import { cachedForSite } from '../lib/cache/cachedForSite'
import { dayOf } from '../lib/formatMoments'
import { pageNumber } from '../lib/pageQuery'
import { paged } from '../lib/paging'
import { readPage, type PageOf } from '../lib/read/pageOf'
import { scopeOf } from '../lib/read/performances'
import { loadCards } from '../lib/read/programme'
import { pageSizeOf, type Reader } from '../lib/read/Reader'
import { siteMessages } from '../lib/siteMessages'
import type { Content } from '../lib/View'

const EVENTS_PER_PAGE = 40
const ENTRIES_PER_PAGE = 100

/** Content type behind each way to browse that leads to pages. */
const COLLECTIONS = { company: 'organizations', person: 'people', season: 'seasons' } as const

/** Builds the archive: past productions, latest first, of all years or one; or the seasons, people or companies of them. */
export async function archiveContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const query = parseArchive(search)
  const { by, year } = query
  const page = pageNumber(search)
  const years = by === 'year' ? await yearsOf(reader) : []
  const events: PageOf<Event> = by === 'year' ? await pastEvents(reader, year, page) : NONE
  const entries: PageOf<ArchiveEntry> = by === 'year' ? NONE : await entriesOf(reader, by, page)
  const parameters = toArchiveParameters(query)
  const { archive } = siteMessages(reader.language, reader.site.defaultLanguage)
  const paging = { path, query: parameters }
  return {
    archive: { collection: by === 'year' ? null : COLLECTIONS[by], query, years },
    lists: {
      archived: paged(events.rows, { ...events, ...paging, order: 'latest' }),
      entries: paged(entries.rows, { ...entries, ...paging }),
    },
    page,
    path,
    ...(Object.keys(parameters).length > 0 && { query: parameters }),
    sources: events.rows.map((document) => ({ collection: 'events', document })),
    template: 'archive',
    title: year === null ? archive : `${archive}: ${year}`,
  }
}

const NONE = { hasMore: false, page: 1, rows: [] }

/** Counts the years of the archive, at most once for a version of the site and a day of its time zone. */
const yearsOf = (reader: Reader): Promise<{ count: number; year: number }[]> => {
  const { payload, site } = reader
  const today = dayOf(new Date(site.readAt), site.timezone)
  return cachedForSite(reader, `archive ${today}`, () =>
    countPastByYear(
      payload,
      scopeOf(reader),
      Array.from({ length: Number(today.slice(0, 4)) - FIRST_YEAR + 1 }, (_, index) =>
        boundsOf(FIRST_YEAR + index, reader),
      ),
    ),
  )
}

const boundsOf = (year: number, { site: { timezone } }: Reader) => ({
  ...boundsOfDays({ from: `${year}-01-01`, to: `${year}-12-31` }, timezone),
  year,
})

/** Loads a page of the past events, latest first. */
async function pastEvents(reader: Reader, year: number | null, page: number): Promise<PageOf<Event>> {
  const size = pageSizeOf(reader, 'archive', 'archived', EVENTS_PER_PAGE)
  const { rows: ids, ...rest } = await readPage(page, size, (slice) =>
    listPast(reader.payload, scopeOf(reader), year === null ? null : boundsOf(year, reader), slice),
  )
  const { events } = await loadCards(reader, { events: ids, performances: [] })
  return { ...rest, rows: ids.flatMap((id) => events.get(id) ?? []) }
}

const entriesOf = (reader: Reader, by: Exclude<ArchiveWay, 'year'>, page: number): Promise<PageOf<ArchiveEntry>> =>
  readPage(page, pageSizeOf(reader, 'archive', 'entries', ENTRIES_PER_PAGE), (slice) =>
    listPastBy(
      reader.payload,
      by,
      { ...scopeOf(reader), languages: [reader.language, reader.site.defaultLanguage] },
      slice,
    ),
  )
