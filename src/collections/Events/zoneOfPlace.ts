import type { PayloadRequest } from 'payload'
import { readPlaceZone, type Place } from '../../database/performances/places'

/**
 * The zone of a place: the venue's, else the one of the event's venue, else the tenant's. Events and venues count as they
 * are published, and as they are drafted until then.
 * @returns IANA name; `UTC` where nothing says otherwise
 */
export const zoneOfPlace = (req: PayloadRequest, place: Place): Promise<string> => readPlaceZone(req, place)
