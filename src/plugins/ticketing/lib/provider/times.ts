import { IANAZone } from 'luxon'
import { z } from 'zod'
import type { ExternalTime } from './external'

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/
const OFFSET = /(?:[zZ]|[+-]\d{2}:?\d{2})$/

/**
 * `2026-03-05T19:00`, with or without seconds, in local time; null for anything else, including dates that do not
 * exist.
 */
export function toWallClock(text: string): string | null {
  const [, day, minutes, seconds = '00'] = WALL_CLOCK.exec(text.trim()) ?? []
  if (!day) return null
  const local = `${day}T${minutes}:${seconds}`
  return isoOf(Date.parse(`${local}Z`)) === `${local}Z` ? local : null
}

/**
 * ISO 8601 with Z and whole seconds, or null for an invalid time. Uses `Date`, which is ten times as fast as luxon:
 * lists are long.
 */
const isoOf = (ms: number): string | null => (Number.isNaN(ms) ? null : `${new Date(ms).toISOString().slice(0, 19)}Z`)

/** A time with an offset, or in UTC without one, as ISO 8601 with Z; null for anything else. */
export function toMoment(text: string): string | null {
  const trimmed = text.trim()
  const offset = OFFSET.exec(trimmed)?.[0] ?? ''
  const local = toWallClock(trimmed.slice(0, trimmed.length - offset.length))
  if (local === null) return null
  return isoOf(Date.parse(`${local}${offset === '' ? 'Z' : offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`))
}

/** A local time with its UTC offset, as local time and moment. Without an offset only the local time is known. */
export function toTimeWithOffset(text: string): ExternalTime | null {
  const trimmed = text.trim()
  const offset = OFFSET.exec(trimmed)?.[0] ?? ''
  const local = toWallClock(trimmed.slice(0, trimmed.length - offset.length))
  return local === null ? null : { local, utc: offset === '' ? null : toMoment(trimmed), zone: null }
}

/** A valid IANA time zone name, or null. */
export const toZone = (name: string | null | undefined): string | null =>
  name && IANAZone.isValidZone(name) ? name : null

export const localTime = (
  local: string,
  { utc = null, zone = null }: Partial<Omit<ExternalTime, 'local'>> = {},
): ExternalTime => ({ local, utc, zone })

/** The day (YYYY-MM-DD) of a local time or moment. */
export const dayOf = (time: string): string => time.slice(0, 10)

const DAY_MS = 86_400_000

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString())

export function addMinutes({ local, utc, zone }: ExternalTime, minutes: number): ExternalTime {
  const later = (text: string): string => isoOf(Date.parse(text) + minutes * 60_000) ?? text
  return { local: later(`${local}Z`).slice(0, 19), utc: utc && later(utc), zone }
}

/** Schema for text that `read` can parse; outputs the parsed value. */
const timeText = <Time>(read: (text: string) => Time | null) =>
  z.string().transform((text, context): Time => {
    const time = read(text)
    if (time !== null) return time
    context.addIssue({ code: 'custom', message: 'is not a date and time' })
    return z.NEVER
  })

/** A local time. */
export const wallClock = timeText(toWallClock)
/** A moment; UTC if it has no offset. */
export const moment = timeText(toMoment)
/** A local time with its offset. */
export const timeWithOffset = timeText(toTimeWithOffset)
