import { idOf } from '@/lib/values'
import type { Event } from '@/payload-types'
import type { Library } from './Library'
import type { SiteMessages } from '../../words/siteWords'
import { OWN } from '@/lib/site/addresses'
import { listSitePages, type SitePage } from '@/database/website/listSitePages'
import type { Menus } from '../menus/Menu'
import { readMenus } from '../menus/readMenus'
import { siteFact } from '../cache/cache'
import { readPage, type PageOf } from './pageOf'
import { pageSizeOf, type Reader } from './Reader'

interface Collected {
  includedEvents?: unknown
  kind?: string | null
}

/** Ids of the events of an event collection. Which they are is told when it is read; its other references stand in it. */
export const includedIn = ({ collection, document }: { collection: string; document: Collected }): string[] =>
  collection === 'event-collections' && Array.isArray(document.includedEvents)
    ? document.includedEvents.map(idOf).filter((id) => id !== null)
    : []

/** The events of a collection: in the order that staff gave them, else those to come and then those that are over, the latest first. */
export function includedEvents(library: Library, { includedEvents: ids, kind }: Collected): Event[] {
  const events = library.list('events', ids)
  if (kind !== 'automated') return events
  return [...events.filter(isComing), ...events.filter((event) => !isComing(event)).reverse()]
}

/** The same for a list among other things on a page: what is over stands there only where nothing is to come. */
export function listedEvents(library: Library, collection: Collected): Event[] {
  const events = includedEvents(library, collection)
  const coming = collection.kind === 'automated' ? events.filter(isComing) : []
  return coming.length > 0 ? coming : events
}

const isComing = ({ endDate, startDate }: Event): boolean => {
  const end = endDate ?? startDate
  return !end || Date.parse(end) >= Date.now()
}

/** Lists that every site has, by the first part of their path. */
const OWN_LISTS = ['blogs', 'events', 'pages', 'search', 'venues'] as const

export type OwnList = (typeof OWN_LISTS)[number]

/** Paths of the lists: a page that stands there takes the place of the list. */
export const LIST_PATHS: string[] = OWN_LISTS.map((list) => `/${list}`)

/** Where a list is found that a page of the site has taken the path of. */
export const listPath = (list: OwnList, taken: ReadonlySet<string>): string =>
  taken.has(`/${list}`) ? `/${OWN}/${list}` : `/${list}`

/** The list at a path; null where there is none. */
export function listAt(path: string): OwnList | null {
  const name = path === '/posts' ? 'blogs' : path.replace(`/${OWN}/`, '/').slice(1)
  return OWN_LISTS.find((list) => list === name) ?? null
}

/** The lists that lead to all that is published, with their names in a language. @param hasMore there are more pages on top than `entries` */
export function namedLists(
  entries: { title: string }[],
  hasMore: boolean,
  words: SiteMessages,
): [list: OwnList, name: string][] {
  const named = new Set(entries.map(({ title }) => title))
  // A page of the same name is the site's own, and need not list everything.
  const nameOf = (name: string, whole: string): string => (named.has(name) ? whole : name)
  return [
    ['events', nameOf(words.whatsOn, words.allEvents)],
    ['venues', nameOf(words.venues, words.allVenues)],
    ['blogs', nameOf(words.stories, words.allStories)],
    ...(hasMore ? [['pages', words.allPages] satisfies [OwnList, string]] : []),
  ]
}

export type NavigationEntry = SitePage

/** What stands at the top and at the end of every page. */
export interface Navigation {
  entries: NavigationEntry[]
  /** There are more than fit there: a list of their own has all of them. */
  hasMore: boolean
  /** Paths of the site's own lists where pages stand. */
  taken: ReadonlySet<string>
  /** What the site has arranged itself. */
  menus: Menus
}

export const MOST_ON_TOP = 12

const BELOW_ON_A_PAGE = 40

const LISTED_ON_A_PAGE = 100

const languagesOf = ({ language, site }: Reader) => ({ fallback: site.defaultLanguage, language, tenant: site.id })

/** The pages on top of the tree that show themselves in the navigation, in its order; the start page is the site's name. */
export const mainNavigation = (reader: Reader): Promise<Navigation> =>
  siteFact(reader, `navigation ${reader.language}`, () => readNavigation(reader))

async function readNavigation(reader: Reader): Promise<Navigation> {
  const [{ rows, taken }, menus] = await Promise.all([
    listSitePages(reader.payload, { ...languagesOf(reader), limit: MOST_ON_TOP + 1, offset: 0, paths: LIST_PATHS }),
    readMenus(reader),
  ])
  return {
    entries: rows.slice(0, MOST_ON_TOP),
    hasMore: rows.length > MOST_ON_TOP,
    menus,
    taken: new Set(taken.map(({ path }) => path)),
  }
}

/** One page of the same pages, as a list. */
export const topPages = (reader: Reader, page: number): Promise<PageOf<NavigationEntry>> =>
  readPage(
    page,
    pageSizeOf(reader, 'pages', 'entries', LISTED_ON_A_PAGE),
    async (slice) => (await listSitePages(reader.payload, { ...languagesOf(reader), ...slice })).rows,
  )

/** The pages above a page, from the top, and one page of the list of those right below it. */
export async function around(
  reader: Reader,
  { id, path }: { id: string; path: string },
  page: number,
): Promise<{ above: NavigationEntry[]; below: PageOf<NavigationEntry> }> {
  const parts = path.split('/').filter(Boolean)
  const paths = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  let above: NavigationEntry[] = []
  const below = await readPage(page, pageSizeOf(reader, 'page', 'entries', BELOW_ON_A_PAGE), async (slice) => {
    const found = await listSitePages(reader.payload, { ...languagesOf(reader), ...slice, parent: id, paths })
    above = found.taken.sort((one, other) => one.path.length - other.path.length)
    return found.rows
  })
  return { above, below }
}
