/** What no public source says about Line-Up: change it here. */

/** List of the performances of an event; only a single performance was seen. */
export const PERFORMANCES = 'performance/'
export const PERFORMANCES_OF = 'event_id'

/** Name and id of the organisation that a key belongs to. */
export const ORGANISATION = 'organisation/'

/** Parameter with the number of a page, from 1. */
export const PAGE = 'page'
export const PER_PAGE = 100

/** More pages than this are a circle. */
export const MAX_PAGES = 1_000

/** No address of one event was seen: visitors are sent to the organisation's own sales page. */
export const bookingUrlOf = (siteUrl: string | undefined): string | null => siteUrl ?? null

/** Their calendar for websites, as their own widget opens it. */
export const CALENDAR = 'https://calendar.lineupnow.com'
