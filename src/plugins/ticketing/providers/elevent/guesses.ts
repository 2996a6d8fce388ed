/**
 * Elevent's API has no public documentation: everything here is an assumption, in the terms of their public pages.
 * Update this file and `schemas.ts` once the real API is known.
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
/** Guards against endless paging. */
export const MAX_PAGES = 1_000

/** Elevent's ticket site, to which `EventUrl` is relative. This URL is known. */
export const TICKET_SITE = 'https://www.goelevent.com'
