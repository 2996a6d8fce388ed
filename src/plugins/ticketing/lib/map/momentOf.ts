import { isTimezone } from '@/lib/events/momentInZone'
import { isInRange } from '@/lib/time/dateRules'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { localToInstant } from '@/lib/events/recurring/localToInstant'
import type { ExternalTime } from '../provider/external'
import type { MomentValue } from './values'

/** Candidate time zones (IANA names) for a local time, most specific first. */
export interface Zones {
  /** Zone of the venue that the box office reports. */
  venue: string | null
  /** Zone of the event's venue. */
  event: string | null
  site: string
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?/
const MINUTE_MS = 60_000

/** The time zone of a box-office time: its own, otherwise the venue's, the event's or the site's. */
export const zoneOf = (time: ExternalTime | null, { event, site, venue }: Zones): string =>
  [time?.zone, venue, event, site].find(isTimezone) ?? 'UTC'

/**
 * Resolves a box-office time to a moment. A local time skipped by a DST change (`isSkippedTime`) is moved forward by the gap; an
 * ambiguous one resolves to its first occurrence.
 * @returns null if the time is invalid, or of a year that calendars do not show
 */
export function momentOf(time: ExternalTime, zones: Zones): MomentValue | null {
  const zone = zoneOf(time, zones)
  const utc = time.utc === null ? Number.NaN : Date.parse(time.utc)
  if (!Number.isNaN(utc)) return isInRange(new Date(utc)) ? { moment: new Date(utc).toISOString(), zone } : null
  const moment = readWallClock(time.local, zone)?.moment
  return moment === undefined ? null : { moment, zone }
}

/**
 * Whether the clocks of its zone skip a local time that day, for instance 1.30 at night in March: its moment is later on
 * the clock than the box office says.
 */
export const isSkippedTime = ({ local, utc, zone }: ExternalTime, zones: Zones): boolean =>
  (utc === null || Number.isNaN(Date.parse(utc))) &&
  readWallClock(local, zoneOf({ local, utc, zone }, zones))?.isSkipped === true

interface WallClockTime {
  moment: string
  isSkipped: boolean
}

/** Cache: many performances share a start time, and resolving one takes about 0.1 ms. */
const cache = new Map<string, WallClockTime | null>()
const MAX_CACHED = 20_000

/** @param local YYYY-MM-DDTHH:MM[:SS] */
function readWallClock(local: string, zone: string): WallClockTime | null {
  const key = `${zone} ${local}`
  let time = cache.get(key)
  if (time === undefined) {
    if (cache.size >= MAX_CACHED) cache.clear()
    time = toWallClockTime(local, zone)
    cache.set(key, time)
  }
  return time
}

function toWallClockTime(local: string, zone: string): WallClockTime | null {
  const [, day, time, seconds = '00'] = LOCAL.exec(local) ?? []
  if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}:${seconds}Z`)) || !isDay(day) || !isInRange(day))
    return null
  const { change, moment } = localToInstant(day, time, zone)
  return {
    isSkipped: change === 'gap',
    moment: new Date(Date.parse(moment) + Number(seconds) * 1000).toISOString(),
  }
}

/** Whether this is a valid calendar date (YYYY-MM-DD). */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A moment as local time in a zone: YYYY-MM-DDTHH:MM. */
export function localIn(moment: string, zone: string): string {
  const { day, time } = toLocalDateTime(moment, zone)
  return `${day}T${time}`
}

/**
 * When a performance ends: as reported by the box office, otherwise the start plus the running time.
 * @param minutes running time; null if unknown
 * @returns undefined if neither is known, or the reported end is the start; 'endBeforeStart' if it precedes the start
 */
export function endOf(
  end: ExternalTime | null,
  start: MomentValue,
  minutes: number | null,
  zones: Zones,
): MomentValue | 'endBeforeStart' | 'noMoment' | undefined {
  const begins = Date.parse(start.moment)
  if (!end)
    return minutes === null
      ? undefined
      : { moment: new Date(begins + minutes * MINUTE_MS).toISOString(), zone: start.zone }
  const found = momentOf(end, { ...zones, venue: start.zone })
  if (!found) return 'noMoment'
  if (Date.parse(found.moment) > begins) return found
  if (Date.parse(found.moment) === begins) return undefined
  const second = end.utc === null ? secondOf(found) : null
  return second && Date.parse(second.moment) > begins ? second : 'endBeforeStart'
}

/** The second occurrence of an ambiguous local time, when clocks are set back. */
function secondOf({ moment, zone }: MomentValue): MomentValue | null {
  if (zone === null) return null
  for (const minutes of [30, 60]) {
    const later = new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString()
    if (localIn(later, zone) === localIn(moment, zone)) return { moment: later, zone }
  }
  return null
}
