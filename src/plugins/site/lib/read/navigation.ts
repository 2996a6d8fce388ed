import { idOf } from '@/lib/values'
import type { Event } from '@/payload-types'
import type { Library } from './Library'
import type { SiteMessages } from '../siteMessages'
import { LIST_PATHS, type OwnList } from '@/lib/site/lists'
import { listSitePages, type SitePage } from '@/database/website/listSitePages'
import type { Menus } from '../menus/Menu'
import { readMenus } from '../menus/readMenus'
import { cachedForSite } from '../cache/cachedForSite'
import { readPage, type PageOf } from './pageOf'
import { pageSizeOf, type Reader } from './Reader'

interface Collected {
  includedEvents?: unknown
  kind?: string | null
}

/**
 * Returns the event ids of an event collection. They are computed when it is read, so they are not among its
 * references.
 */
export const includedEventIds = ({ collection, document }: { collection: string; document: Collected }): string[] =>
  collection === 'event-collections' && Array.isArray(document.includedEvents)
    ? document.includedEvents.map(idOf).filter((id) => id !== null)
    : []

/**
 * Returns the events of a collection: in the order set by staff, or for automatic collections upcoming events first,
 * then past ones, latest first.
 */
export function includedEvents(library: Library, { includedEvents: ids, kind }: Collected): Event[] {
  const events = library.list('events', ids)
  if (kind !== 'automated') return events
  return [...events.filter(isComing), ...events.filter((event) => !isComing(event)).reverse()]
}

/** Like `includedEvents`, for a list block: past events only when nothing is upcoming. */
export function listedEvents(library: Library, collection: Collected): Event[] {
  const events = includedEvents(library, collection)
  const coming = collection.kind === 'automated' ? events.filter(isComing) : []
  return coming.length > 0 ? coming : events
}

const isComing = ({ endDate, startDate }: Event): boolean => {
  const end = endDate ?? startDate
  return !end || Date.parse(end) >= Date.now()
}

/**
 * Returns the lists of published content with their localized names.
 * @param hasMore there are more top-level pages than `entries`
 */
export function namedLists(
  entries: { title: string }[],
  hasMore: boolean,
  messages: SiteMessages,
): [list: OwnList, name: string][] {
  const named = new Set(entries.map(({ title }) => title))
  // A page with the same title may not list everything, so the list gets a distinct name.
  const nameOf = (name: string, whole: string): string => (named.has(name) ? whole : name)
  return [
    ['events', nameOf(messages.whatsOn, messages.allEvents)],
    ['venues', nameOf(messages.venues, messages.allVenues)],
    ['blogs', nameOf(messages.stories, messages.allStories)],
    ...(hasMore ? [['pages', messages.allPages] satisfies [OwnList, string]] : []),
  ]
}

export type NavigationEntry = SitePage

/** Navigation of every page. */
export interface Navigation {
  entries: NavigationEntry[]
  /** There are more top-level pages than `entries`; they have a list of their own. */
  hasMore: boolean
  /** Paths of built-in lists that pages have taken. */
  taken: ReadonlySet<string>
  /** Menus created by the site. */
  menus: Menus
}

export const MAX_TOP_PAGES = 12

const CHILDREN_PER_PAGE = 40

const PAGES_PER_PAGE = 100

const languagesOf = ({ language, site }: Reader) => ({ fallback: site.defaultLanguage, language, tenant: site.id })

/**
 * Loads the top-level pages that appear in the navigation, in order. The start page is represented by the site's name.
 */
export const mainNavigation = (reader: Reader): Promise<Navigation> =>
  cachedForSite(reader, `navigation ${reader.language}`, () => readNavigation(reader))

async function readNavigation(reader: Reader): Promise<Navigation> {
  const [{ rows, taken }, menus] = await Promise.all([
    listSitePages(reader.payload, { ...languagesOf(reader), limit: MAX_TOP_PAGES + 1, offset: 0, paths: LIST_PATHS }),
    readMenus(reader),
  ])
  return {
    entries: rows.slice(0, MAX_TOP_PAGES),
    hasMore: rows.length > MAX_TOP_PAGES,
    menus,
    taken: new Set(taken.map(({ path }) => path)),
  }
}

/** Loads a list page of the top-level pages. */
export const topPages = (reader: Reader, page: number): Promise<PageOf<NavigationEntry>> =>
  readPage(
    page,
    pageSizeOf(reader, 'pages', 'entries', PAGES_PER_PAGE),
    async (slice) => (await listSitePages(reader.payload, { ...languagesOf(reader), ...slice })).rows,
  )

/** Loads the ancestors of a page, topmost first, and a list page of its children. */
export async function loadNeighbours(
  reader: Reader,
  { id, path }: { id: string; path: string },
  page: number,
): Promise<{ above: NavigationEntry[]; below: PageOf<NavigationEntry> }> {
  const parts = path.split('/').filter(Boolean)
  const paths = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  let above: NavigationEntry[] = []
  const below = await readPage(page, pageSizeOf(reader, 'page', 'entries', CHILDREN_PER_PAGE), async (slice) => {
    const found = await listSitePages(reader.payload, { ...languagesOf(reader), ...slice, parent: id, paths })
    above = found.taken.sort((a, b) => a.path.length - b.path.length)
    return found.rows
  })
  return { above, below }
}
