import type { Place } from '../../../../lib/apps/website/WebsitePart'
import type { Venue } from '../../../../payload-types'

/** Where a venue stands, if anybody has said so. */
export const placeOf = ({ lat, lng, name }: Venue): Place | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng, name } : null
