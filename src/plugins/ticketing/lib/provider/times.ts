import { IANAZone } from 'luxon'
import { z } from 'zod'
import type { ExternalTime } from './external'

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/
const OFFSET = /(?:[zZ]|[+-]\d{2}:?\d{2})$/

/** `2026-03-05T19:00` with or without seconds, on the wall of the venue; null for anything else, and for days that do not exist. */
export function toWallClock(text: string): string | null {
  const [, day, minutes, seconds = '00'] = WALL_CLOCK.exec(text.trim()) ?? []
  if (!day) return null
  const local = `${day}T${minutes}:${seconds}`
  return isoOf(Date.parse(`${local}Z`)) === `${local}Z` ? local : null
}

/** ISO 8601 with Z and whole seconds, null for no time at all. Lists are long: `Date` reads a time ten times as fast as luxon. */
const isoOf = (ms: number): string | null => (Number.isNaN(ms) ? null : `${new Date(ms).toISOString().slice(0, 19)}Z`)

/** A time with an offset, or in UTC where it has none, as ISO 8601 with Z; null for anything else. */
export function toMoment(text: string): string | null {
  const trimmed = text.trim()
  const offset = OFFSET.exec(trimmed)?.[0] ?? ''
  const local = toWallClock(trimmed.slice(0, trimmed.length - offset.length))
  if (local === null) return null
  return isoOf(Date.parse(`${local}${offset === '' ? 'Z' : offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`))
}

/** A time with the offset of the venue: the wall clock as it stands there, and its moment. Without one, only the wall clock is known. */
export function toTimeWithOffset(text: string): ExternalTime | null {
  const trimmed = text.trim()
  const offset = OFFSET.exec(trimmed)?.[0] ?? ''
  const local = toWallClock(trimmed.slice(0, trimmed.length - offset.length))
  return local === null ? null : { local, utc: offset === '' ? null : toMoment(trimmed), zone: null }
}

/** The name of a time zone, null for one that does not exist. */
export const toZone = (name: string | null | undefined): string | null =>
  name && IANAZone.isValidZone(name) ? name : null

export const localTime = (
  local: string,
  { utc = null, zone = null }: Partial<Omit<ExternalTime, 'local'>> = {},
): ExternalTime => ({ local, utc, zone })

/** The day of a wall clock or of a moment: YYYY-MM-DD. */
export const dayOf = (time: string): string => time.slice(0, 10)

const DAY_MS = 86_400_000

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString())

export function addMinutes({ local, utc, zone }: ExternalTime, minutes: number): ExternalTime {
  const later = (text: string): string => isoOf(Date.parse(text) + minutes * 60_000) ?? text
  return { local: later(`${local}Z`).slice(0, 19), utc: utc && later(utc), zone }
}

/** For schemas: text that `read` understands, as it reads it. */
const timeText = <Time>(read: (text: string) => Time | null) =>
  z.string().transform((text, context): Time => {
    const time = read(text)
    if (time !== null) return time
    context.addIssue({ code: 'custom', message: 'is no date and time' })
    return z.NEVER
  })

/** A wall clock. */
export const wallClock = timeText(toWallClock)
/** A moment, UTC when it names no offset. */
export const moment = timeText(toMoment)
/** A time with its offset. */
export const timeWithOffset = timeText(toTimeWithOffset)
