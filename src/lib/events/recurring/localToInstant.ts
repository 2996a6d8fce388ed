import { DateTime } from 'luxon'

/** Effect of a clock change on a local time: it does not exist on that day, or occurs twice. */
export type ClockChange = 'gap' | 'twice'

export interface LocalInstant {
  /** ISO instant. */
  moment: string
  change: ClockChange | null
}

/**
 * Converts a local time to an instant. A time that does not exist is shifted by the length of the gap; of a time that
 * occurs twice, the first occurrence is used.
 * @param day `YYYY-MM-DD`
 * @param time `HH:mm`
 * @param zone IANA name
 */
export function localToInstant(day: string, time: string, zone: string): LocalInstant {
  const local = DateTime.fromISO(`${day}T${time}`, { zone })
  if (local.toFormat('yyyy-MM-dd HH:mm') !== `${day} ${time}`)
    return { change: 'gap', moment: isoOf(afterGap(day, time, zone)) }
  const [first, second] = local.getPossibleOffsets().sort((earlier, later) => earlier.toMillis() - later.toMillis())
  return { change: second ? 'twice' : null, moment: isoOf(first ?? local) }
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:\.0+)?)?$/

/** Converts a local time in ISO 8601; null if the text has an offset or another form. */
export function localTextToInstant(text: string, zone: string): LocalInstant | null {
  const [, day, time] = LOCAL.exec(text) ?? []
  return day && time && !Number.isNaN(Date.parse(text)) ? localToInstant(day, time, zone) : null
}

/** Applies the offset from before the clock change. */
function afterGap(day: string, time: string, zone: string): DateTime {
  const before = DateTime.fromISO(`${day}T${time}`, { zone: 'utc' }).minus({ days: 1 })
  const offset = before.setZone(zone).offset
  return DateTime.fromISO(`${day}T${time}`, { zone: 'utc' }).minus({ minutes: offset })
}

const isoOf = (moment: DateTime): string => new Date(moment.toMillis()).toISOString()
