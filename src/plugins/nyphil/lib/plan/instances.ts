import { momentInZone } from '@/lib/events/momentInZone'
import type { Programme, Concert } from '../programme/fileSchema'
import type { Report } from '../report'
import type { PlannedDocument, Registry } from './registry'
import { fit } from '../phrases'
import { CITY_COUNTRIES, CITY_NAMES, CITY_ZONES, COUNTRIES } from '../places/countries'
import { STATES } from '../places/states'
import { DateTime } from 'luxon'
import { required } from '@/lib/values'

/** Dates in the archive are midnight in New York, given in UTC. */
const ARCHIVE_ZONE = 'America/New_York'

/** The time used for concerts without a recorded time, together with a note. */
const DEFAULT_TIME = '7:30PM'

/**
 * The calendar day of a date in the archive.
 * @param date `2004-11-05T05:00:00Z`: midnight of the 5th in New York; `T04:00:00Z` during daylight saving time
 * @returns `2004-11-05`, or null if the date is invalid
 */
export function readDay(date: string): string | null {
  const day = DateTime.fromISO(date, { zone: ARCHIVE_ZONE })
  return day.isValid ? day.toISODate() : null
}

/**
 * Parses the time of a performance.
 * @returns null if the archive has none
 */
export function readClock(time: string): { hour: number; minute: number } | null {
  const [, hourText, minuteText, half] = /^\s*(\d{1,2}):(\d{2})\s*([AP])\.?M\.?\s*$/i.exec(time) ?? []
  if (half === undefined) return null
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (hour < 1 || hour > 12 || minute > 59) return null
  return { hour: (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0), minute }
}

/**
 * Converts a local time to an instant. A time skipped by daylight saving moves forward by an hour.
 * @param day `2004-11-05`
 * @param zone IANA name
 * @returns ISO 8601 in UTC
 */
export function momentOf(day: string, { hour, minute }: { hour: number; minute: number }, zone: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return DateTime.fromObject({ day: date, hour, minute, month, year }, { zone }).toJSDate().toISOString()
}

export interface Performance extends VenueAndZone {
  /** Identifies the performance within its event. */
  key: string
  start: string
  note: string | null
}

/** The concerts of a programme with a valid date. */
export function performancesOf(
  registry: Registry,
  report: Report,
  { concerts, label }: Programme,
  homeZone: string,
): Performance[] {
  const counts = new Map<string, number>()
  return concerts.flatMap((concert) => {
    const day = readDay(concert.Date)
    if (!day) return report.add('Concerts left out', label, `"${concert.Date}" is no date`)
    const venueAndZone = findVenue(registry, report, label, concert, homeZone)
    const clock = readClock(concert.Time ?? '')
    if (!clock) report.add('Concerts without a time', label, `${day}, put at ${DEFAULT_TIME} with a note`)
    const base = [day, concert.Time ?? '', concert.Location, concert.Venue].join('|')
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    return [
      {
        ...venueAndZone,
        key: count > 1 ? `${base}|${count}` : base,
        note: clock ? null : 'Time not recorded',
        start: momentOf(day, clock ?? required(readClock(DEFAULT_TIME), 'the default time'), venueAndZone.timezone),
      },
    ]
  })
}

/** Registers the performances of an event. */
export function planInstances(registry: Registry, event: PlannedDocument, performances: Performance[]): void {
  for (const { key, note, start, timezone, venue } of performances) {
    registry.register('event-instances', `${event.id}|${key}`, () => ({
      end_tz: timezone,
      event: event.id,
      note,
      start,
      start_tz: timezone,
      title: `${String(event.data.title)}, ${momentInZone(start, timezone)}`,
      venue,
    }))
  }
}

interface VenueAndZone {
  /** Null if the archive names none. */
  venue: string | null
  timezone: string
}

/**
 * The venue and time zone of a concert.
 * @param homeZone the tenant's time zone, used for unknown locations
 */
function findVenue(
  registry: Registry,
  report: Report,
  label: string,
  { Location, Venue }: Concert,
  homeZone: string,
): VenueAndZone {
  const location = readPlace(Location)
  if (!location.timezone) report.add('Places without a known time zone', label, `"${Location}", taken as ${homeZone}`)
  const timezone = location.timezone ?? homeZone
  const name = venueName(Venue)
  if (!name) report.add('Concerts without a venue', label, `in ${Location}`)
  if (!name) return { timezone, venue: null }
  const { id } = registry.register('venues', `${Location.trim()}|${Venue.trim()}`, () => ({
    city: fit(location.city, 120),
    country: location.country || null,
    name: fit(name, 200),
    region: location.region || null,
    timezone: location.timezone,
  }))
  return { timezone, venue: id }
}

interface ParsedLocation {
  city: string
  /** State of the United States; empty elsewhere. */
  region: string
  /** ISO 3166 code; empty if unknown. */
  country: string
  /** IANA zone; null if unknown. */
  timezone: string | null
}

/**
 * Parses a location of the archive.
 * @example readPlace('Manhattan, NY') // city Manhattan, region NY, country US, zone America/New_York
 * @example readPlace('Singapore') // city Singapore, country SG, zone Asia/Singapore
 */
export function readPlace(location: string): ParsedLocation {
  const normalized = location.replace(/\s+/g, ' ').trim()
  const [, name = normalized, area = normalized] = /^(.*?),\s*([^,]+)$/.exec(normalized) ?? []
  const city = CITY_NAMES[name] ?? name
  const state = STATES[area]
  if (state) return { city, country: 'US', region: area, timezone: CITY_ZONES[normalized] ?? state }
  const [country = '', zone = null] = COUNTRIES[area.toUpperCase()] ?? []
  return { city, country: CITY_COUNTRIES[normalized] ?? country, region: '', timezone: CITY_ZONES[normalized] ?? zone }
}

/**
 * Normalises the name of a venue.
 * @returns null if the archive has none
 */
export function venueName(entry: string): string | null {
  const normalized = entry.replace(/\s+/g, ' ').trim()
  if (normalized === '' || normalized === 'None') return null
  return normalized.endsWith(', The') ? `The ${normalized.slice(0, -5)}` : normalized
}
