import { fit } from '../phrases'
import { readPlace, venueName } from '../places/readPlace'
import type { Concert } from '../programme/fileSchema'
import type { Report } from '../report'
import type { Shelf } from './shelf'

export interface Stage {
  /** Null where the archive names none. */
  venue: string | null
  timezone: string
}

/**
 * Where a concert took place.
 * @param homeZone the tenant's zone, for places that nobody knows
 */
export function stageOf(
  shelf: Shelf,
  report: Report,
  label: string,
  { Location, Venue }: Concert,
  homeZone: string,
): Stage {
  const place = readPlace(Location)
  if (!place.timezone) report.add('Places without a known time zone', label, `"${Location}", taken as ${homeZone}`)
  const timezone = place.timezone ?? homeZone
  const name = venueName(Venue)
  if (!name) report.add('Concerts without a venue', label, `in ${Location}`)
  if (!name) return { timezone, venue: null }
  const { id } = shelf.take('venues', `${Location.trim()}|${Venue.trim()}`, () => ({
    city: fit(place.city, 120),
    country: place.country || null,
    name: fit(name, 200),
    region: place.region || null,
    timezone: place.timezone,
  }))
  return { timezone, venue: id }
}
