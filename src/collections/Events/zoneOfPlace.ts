import type { PayloadRequest } from 'payload'
import { readLocationZone, type PerformanceLocation } from '../../database/performances/locations'

/**
 * The time zone of a venue, else of the event's venue, else of the tenant. Uses published events and venues, or drafts
 * if they have never been published.
 * @returns IANA name; `UTC` if none is set
 */
export const zoneOfPlace = (req: PayloadRequest, place: PerformanceLocation): Promise<string> =>
  readLocationZone(req, place)
