import { listComingEvents } from '../../../../database/website/listPublished'
import type { Reader } from './Reader'

/** The most that a list of events can show. */
export const MOST_LISTED = 48

/** Ids of the site's events that are still to come or on, that with the next performance first. */
export const comingEvents = ({ payload, site }: Reader): Promise<string[]> =>
  listComingEvents(payload, site.id, MOST_LISTED)
