/**
 * There is no public description of Elevent's API: everything here is a proposal, in the words of their public pages.
 * When the real one is known, change this file and `schemas.ts`.
 */
export const VERSION = 'v1'
export const KEY_HEADER = 'x-api-key'

export const CALLS = {
  client: 'client',
  donations: 'donations',
  event: (id: string): string => `events/${encodeURIComponent(id)}`,
  events: 'events',
  memberships: 'memberships',
  showtimes: (eventId: string): string => `events/${encodeURIComponent(eventId)}/showtimes`,
  venues: 'venues',
}

export const PAGE_SIZE = 100
/** More pages than this are a circle. */
export const MAX_PAGES = 1_000

/** Their ticket site: `EventUrl` is the path on it. This one is known. */
export const TICKET_SITE = 'https://www.goelevent.com'
