import type { MapLocation } from '../../../../lib/apps/website/WebsitePart'
import type { Venue } from '../../../../payload-types'

/** Returns the location of a venue; null when it has no coordinates. */
export const venueLocation = ({ lat, lng, name }: Venue): MapLocation | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng, name } : null
