import { CITY_COUNTRIES, CITY_NAMES, CITY_ZONES, COUNTRIES } from './countries'
import { STATES } from './states'

export interface Place {
  city: string
  /** State of the United States; empty elsewhere. */
  region: string
  /** ISO 3166; empty where it is not known. */
  country: string
  /** IANA zone; null where it is not known. */
  timezone: string | null
}

/**
 * Reads a location of the archive.
 * @example readPlace('Manhattan, NY') // city Manhattan, region NY, country US, zone America/New_York
 * @example readPlace('Singapore') // city Singapore, country SG, zone Asia/Singapore
 */
export function readPlace(location: string): Place {
  const tidy = location.replace(/\s+/g, ' ').trim()
  const [, name = tidy, area = tidy] = /^(.*?),\s*([^,]+)$/.exec(tidy) ?? []
  const city = CITY_NAMES[name] ?? name
  const state = STATES[area]
  if (state) return { city, country: 'US', region: area, timezone: CITY_ZONES[tidy] ?? state }
  const [country = '', zone = null] = COUNTRIES[area.toUpperCase()] ?? []
  return { city, country: CITY_COUNTRIES[tidy] ?? country, region: '', timezone: CITY_ZONES[tidy] ?? zone }
}

/**
 * A venue's name as people write it.
 * @returns null where the archive has none
 */
export function venueName(entry: string): string | null {
  const tidy = entry.replace(/\s+/g, ' ').trim()
  if (tidy === '' || tidy === 'None') return null
  return tidy.endsWith(', The') ? `The ${tidy.slice(0, -5)}` : tidy
}
