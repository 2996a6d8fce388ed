import { idOf } from '@/lib/values'
import type { Event } from '@/payload-types'
import { hasEnded, type EventsSeen } from '../data/eventEnd'
import type { SiteMessages } from '../siteMessages'
import type { OwnList } from '@/lib/site/lists'
import type { SitePage } from '@/database/website/listSitePages'
import type { Menus } from '../menus/Menu'
import type { Library } from './Library'

interface Dated extends EventsSeen {
  library: Library
}

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
export function includedEvents(view: Dated, { includedEvents: ids, kind }: Collected): Event[] {
  const events = view.library.list('events', ids)
  if (kind !== 'automated') return events
  const past = events.filter((event) => hasEnded(event, view))
  return [...events.filter((event) => !past.includes(event)), ...past.reverse()]
}

/** Like `includedEvents`, for a list block: past events only when nothing is upcoming. */
export function listedEvents(view: Dated, collection: Collected): Event[] {
  const events = includedEvents(view, collection)
  const coming = collection.kind === 'automated' ? events.filter((event) => !hasEnded(event, view)) : []
  return coming.length > 0 ? coming : events
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

/**
 * Returns the name of the list of events for a menu of pages; null if there is no event, or a page of the menu has
 * this name or address itself.
 */
export const eventsInMenu = (
  { entries, hasEvents, taken }: Pick<Navigation, 'entries' | 'hasEvents' | 'taken'>,
  messages: SiteMessages,
): string | null =>
  hasEvents && !taken.has('/events') && !entries.some(({ title }) => title === messages.whatsOn)
    ? messages.whatsOn
    : null

export type NavigationEntry = SitePage

/** Navigation of every page. */
export interface Navigation {
  entries: NavigationEntry[]
  /** An event is published. */
  hasEvents: boolean
  /** There are more top-level pages than `entries`; they have a list of their own. */
  hasMore: boolean
  /** Paths of built-in lists that pages have taken. */
  taken: ReadonlySet<string>
  /** Menus created by the site. */
  menus: Menus
}

export const MAX_TOP_PAGES = 12
