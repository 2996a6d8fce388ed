import type { PayloadRequest } from 'payload'
import { readPlaceZone, type Place } from '../../database/performances/places'

/**
 * The time zone of a venue, else of the event's venue, else of the tenant. Uses published events and venues, or drafts
 * if they have never been published.
 * @returns IANA name; `UTC` if none is set
 */
export const zoneOfPlace = (req: PayloadRequest, place: Place): Promise<string> => readPlaceZone(req, place)
