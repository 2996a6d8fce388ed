import { DateTime } from 'luxon'

/** How a time of the wall clock meets a change of the clocks: it is left out that day, or comes twice. */
export type ClockChange = 'gap' | 'twice'

export interface WallMoment {
  /** ISO moment. */
  moment: string
  change: ClockChange | null
}

/**
 * The moment of a time on the wall clock of a zone. A time that the clocks leave out is later by what they leave out, and
 * one that comes twice is the first of the two.
 * @param day `YYYY-MM-DD`
 * @param time `HH:mm`
 * @param zone IANA name
 */
export function wallMoment(day: string, time: string, zone: string): WallMoment {
  const asked = DateTime.fromISO(`${day}T${time}`, { zone })
  if (asked.toFormat('yyyy-MM-dd HH:mm') !== `${day} ${time}`)
    return { change: 'gap', moment: isoOf(afterGap(day, time, zone)) }
  const [first, second] = asked.getPossibleOffsets().sort((one, other) => one.toMillis() - other.toMillis())
  return { change: second ? 'twice' : null, moment: isoOf(first ?? asked) }
}

/** As the clocks stood before they changed. */
function afterGap(day: string, time: string, zone: string): DateTime {
  const before = DateTime.fromISO(`${day}T${time}`, { zone: 'utc' }).minus({ days: 1 })
  const offset = before.setZone(zone).offset
  return DateTime.fromISO(`${day}T${time}`, { zone: 'utc' }).minus({ minutes: offset })
}

const isoOf = (moment: DateTime): string => new Date(moment.toMillis()).toISOString()
