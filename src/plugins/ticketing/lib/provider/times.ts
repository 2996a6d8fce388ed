import { DateTime, IANAZone } from 'luxon'
import { z } from 'zod'
import type { ExternalTime } from './external'

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/
const OFFSET = /(?:[zZ]|[+-]\d{2}:?\d{2})$/

/** `2026-03-05T19:00` with or without seconds, on the wall of the venue; null for anything else, and for days that do not exist. */
export function toWallClock(text: string): string | null {
  const [, day, minutes, seconds = '00'] = WALL_CLOCK.exec(text.trim()) ?? []
  if (!day) return null
  const local = `${day}T${minutes}:${seconds}`
  return DateTime.fromISO(local, { zone: 'utc' }).isValid ? local : null
}

/** A time with an offset, or in UTC where it has none, as ISO 8601 with Z; null for anything else. */
export function toMoment(text: string): string | null {
  const trimmed = text.trim()
  const offset = OFFSET.exec(trimmed)?.[0] ?? ''
  const local = toWallClock(trimmed.slice(0, trimmed.length - offset.length))
  if (local === null) return null
  const moment = DateTime.fromISO(`${local}${offset === '' ? 'Z' : offset}`, { zone: 'utc' })
  return moment.isValid ? moment.toISO({ suppressMilliseconds: true }) : null
}

/** A time with the offset of the venue: the wall clock as it stands there, and its moment. Without one, only the wall clock is known. */
export function toTimeWithOffset(text: string): ExternalTime | null {
  const trimmed = text.trim()
  const offset = OFFSET.exec(trimmed)?.[0] ?? ''
  const local = toWallClock(trimmed.slice(0, trimmed.length - offset.length))
  return local === null ? null : { local, utc: offset === '' ? null : toMoment(trimmed), zone: null }
}

/** The name of a time zone, null for one that does not exist. */
export const toZone = (name: string | null | undefined): string | null => (name && IANAZone.isValidZone(name) ? name : null)

export const localTime = (local: string, { utc = null, zone = null }: Partial<Omit<ExternalTime, 'local'>> = {}): ExternalTime => ({ local, utc, zone })

/** The day of a wall clock or of a moment: YYYY-MM-DD. */
export const dayOf = (time: string): string => time.slice(0, 10)

export const addDays = (day: string, days: number): string => DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? day

export const addMinutes = (time: ExternalTime, minutes: number): ExternalTime => {
  const later = (text: string): string => DateTime.fromISO(text, { zone: 'utc' }).plus({ minutes }).toISO({ suppressMilliseconds: true }) ?? text
  if (time.utc === null) return { ...time, local: later(time.local).replace(/Z$/, '') }
  return { ...time, local: later(time.local).replace(/Z$/, ''), utc: later(time.utc) }
}

const required = (read: (text: string) => string | null) => (text: string): boolean => read(text) !== null

/** For schemas: text that is a wall clock. */
export const wallClock = z.string().refine(required(toWallClock), 'is no date and time').transform((text) => toWallClock(text) ?? text)
/** For schemas: text that is a moment, UTC when it names no offset. */
export const moment = z.string().refine(required(toMoment), 'is no date and time').transform((text) => toMoment(text) ?? text)
/** For schemas: text that is a time with its offset. */
export const timeWithOffset = z.string().transform((text, context): ExternalTime => {
  const time = toTimeWithOffset(text)
  if (time) return time
  context.addIssue({ code: 'custom', message: 'is no date and time' })
  return z.NEVER
})
