/** Assumptions about Line-Up that no public source documents. Change them here. */

/** List of performances of an event; only a single performance has been seen. */
export const PERFORMANCES = 'performance/'
export const PERFORMANCES_OF = 'event_id'

/** Endpoint for the name and id of the organisation that an API key belongs to. */
export const ORGANISATION = 'organisation/'

/** Query parameter for the page number, from 1. */
export const PAGE = 'page'
export const PER_PAGE = 100

/** Guards against endless paging. */
export const MAX_PAGES = 1_000

/** No URL for a single event is known, so visitors are sent to the organisation's sales page. */
export const bookingUrlOf = (siteUrl: string | undefined): string | null => siteUrl ?? null

/** Line-Up's embeddable calendar, with the URL that their own widget uses. */
export const CALENDAR = 'https://calendar.lineupnow.com'
