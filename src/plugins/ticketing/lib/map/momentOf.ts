import { isTimezone } from '../../../../lib/events/isTimezone'
import { wallOf } from '../../../../lib/events/calendar/wallOf'
import { wallMoment } from '../../../../lib/events/recurring/wallMoment'
import type { ExternalTime } from '../provider/external'
import type { MomentValue } from './values'

/** Zones that a time may be meant in, the nearest first. IANA names. */
export interface Zones {
  /** Of the venue that the box office names. */
  venue: string | null
  /** Of the event's own venue. */
  event: string | null
  site: string
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?/
const MINUTE_MS = 60_000

/** The zone in which a time of a box office is meant: its own, else the venue's, the event's, the site's. */
export const zoneOf = (time: ExternalTime | null, { event, site, venue }: Zones): string =>
  [time?.zone, venue, event, site].find(isTimezone) ?? 'UTC'

/**
 * The moment of a time of a box office. A wall clock time that the clocks leave out is later by what they leave out; one
 * that comes twice is the first of the two.
 * @returns null for what is no time
 */
export function momentOf(time: ExternalTime, zones: Zones): MomentValue | null {
  const zone = zoneOf(time, zones)
  const utc = time.utc === null ? Number.NaN : Date.parse(time.utc)
  if (!Number.isNaN(utc)) return { moment: new Date(utc).toISOString(), zone }
  return wallClockMoment(time.local, zone)
}

/** Many performances begin at the same time. Working one out takes a tenth of a millisecond. */
const known = new Map<string, string | null>()
const MOST_KNOWN = 20_000

/** @param local YYYY-MM-DDTHH:MM[:SS] */
export function wallClockMoment(local: string, zone: string): MomentValue | null {
  const key = `${zone} ${local}`
  let moment = known.get(key)
  if (moment === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    moment = readWallClock(local, zone)
    known.set(key, moment)
  }
  return moment === null ? null : { moment, zone }
}

function readWallClock(local: string, zone: string): string | null {
  const [, day, time, seconds = '00'] = LOCAL.exec(local) ?? []
  if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}:${seconds}Z`)) || !isDay(day)) return null
  return new Date(Date.parse(wallMoment(day, time, zone).moment) + Number(seconds) * 1000).toISOString()
}

/** Is this a day of the calendar, YYYY-MM-DD? */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A moment as the clocks of a zone show it: YYYY-MM-DDTHH:MM. */
export function localIn(moment: string, zone: string): string {
  const { day, time } = wallOf(moment, zone)
  return `${day}T${time}`
}

/**
 * When a performance ends: as the box office says, else after so many minutes.
 * @param minutes null where the box office does not say
 * @returns undefined where nobody says; 'endBeforeStart' where what it says cannot be
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
  if (Date.parse(found.moment) >= begins) return found
  const second = end.utc === null ? secondOf(found) : null
  return second && Date.parse(second.moment) >= begins ? second : 'endBeforeStart'
}

/** The second of the two moments at which the clocks show the same, where they are put back in between. */
function secondOf({ moment, zone }: MomentValue): MomentValue | null {
  if (zone === null) return null
  for (const minutes of [30, 60]) {
    const later = new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString()
    if (localIn(later, zone) === localIn(moment, zone)) return { moment: later, zone }
  }
  return null
}
