/** What no public source says about Spektrix: change it here. */

/** Days in one call for performances. Their support asks for small ranges of dates. */
export const DAYS_PER_CALL = 92

/** How far ahead performances are looked for when an event does not say its last one. */
export const LONGEST_SEASON_DAYS = 1_100

/** Pause between two calls for availability. */
export const STATUS_PAUSE_MS = 1_000

/** From how many events on one list of all performances is cheaper than a call for each event. */
export const EVENTS_PER_LIST = 5

/** Where visitors book, below the address of the client's site. Only the number in front of an id is used. */
export const EVENT_PAGE = 'website/EventDetails.aspx'
export const INSTANCE_PAGE = 'website/chooseseats.aspx'

/** Pages of the box office, below the address of the client's site, that lead where no script runs. */
export const DONATIONS_PAGE = 'website/donations.aspx'
export const EVENTS_PAGE = 'website/EventList.aspx'
export const MEMBERSHIPS_PAGE = 'website/memberships.aspx'
