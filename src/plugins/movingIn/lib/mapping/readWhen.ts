import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { readEnd, readMoment, readTime, type Moment, type Reading } from '@/plugins/csvImport/published'
import type { Target } from './targets'

/** How days are read, and the time zone of the site, in which they are. */
export type MapReading = Reading & { zone: string }

/** A custom field that has a value, and what it is to become. */
export interface MappedField {
  /** The field as the mapping has it. */
  from: string
  /** As people know it. */
  name: string
  to: Target
  value: string
}

/** Longer texts are no moments, and would take long to look through. */
const MAX_LENGTH = 100

/** Seconds since 1970, or milliseconds. Twelve digits are a day with a time, or milliseconds before 2001. */
const UNIX = /^(?:\d{9,10}|\d{13})$/

/** Reads a day, perhaps with a time, as custom fields hold it; null if it is none. */
export function readWhen(text: string, reading: MapReading): Moment | null {
  if (UNIX.test(text)) {
    const moment = new Date(Number(text) * (text.length > 10 ? 1 : 1_000)).toISOString()
    return toLocalDateTime(moment, reading.zone)
  }
  const found = text.length > MAX_LENGTH ? null : readMoment(text, reading)
  return found && 'value' in found ? found.value : null
}

/** Reads when something ends that begins at a local time; null if that is nothing that comes later. */
export function readUntil(text: string, start: string, reading: MapReading): string | null {
  const begins = { day: start.slice(0, 10), time: start.slice(11) }
  const found = UNIX.test(text) || text.length > MAX_LENGTH ? null : readEnd(text, begins, reading)
  const when = found && 'value' in found ? found.value : readWhen(text, reading)
  const local = when?.time ? `${when.day}T${when.time}` : null
  return local && local > start ? local : null
}

/** Reads a time of day, alone or after a day; null if the text has none. */
export function readClock(text: string, reading: MapReading): string | null {
  const alone = text.length > MAX_LENGTH ? null : readTime(text)
  return alone && 'value' in alone ? alone.value : (readWhen(text, reading)?.time ?? null)
}
