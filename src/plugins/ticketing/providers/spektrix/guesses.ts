/** Assumptions about Spektrix that no public source documents. Change them here. */

/** Days per request for performances. Spektrix support recommends small date ranges. */
export const DAYS_PER_CALL = 92

/** How far ahead to look for performances if an event does not report its last one. */
export const LONGEST_SEASON_DAYS = 1_100

/** Pause between availability requests. */
export const STATUS_PAUSE_MS = 1_000

/** From this many events on, one list of all performances is cheaper than one request per event. */
export const EVENTS_PER_LIST = 5

/** Booking pages, relative to the client's site. They only use the number at the start of an id. */
export const EVENT_PAGE = 'website/EventDetails.aspx'
export const INSTANCE_PAGE = 'website/chooseseats.aspx'

/** Pages, relative to the client's site, that blocks link to when scripts are disabled. */
export const DONATIONS_PAGE = 'website/donations.aspx'
export const EVENTS_PAGE = 'website/EventList.aspx'
export const MEMBERSHIPS_PAGE = 'website/memberships.aspx'
