import { formatIn } from '@/lib/time/formatIn'
import { onLastDay } from './lastDay'
import { isTimezone } from './momentInZone'

/** Filter of lists of performances: upcoming, past or all. */
export const WHENS = ['coming', 'past', 'all'] as const

export type When = (typeof WHENS)[number]

/** Parses the `when` parameter of the list; default: upcoming. */
export const whenOf = (value: unknown): When => WHENS.find((when) => when === value) ?? 'coming'

/** Sorts by proximity to now: upcoming ones ascending, past ones descending. */
export const sortForWhen = (when: When): string => (when === 'coming' ? 'start' : '-start')

/** A condition in Payload's query language. */
interface Condition {
  [path: string]: Condition[] | Record<string, boolean | string>
}

/** Names of the start and end fields. */
interface Fields {
  end: string
  start: string
}

/**
 * The query condition for performances; null if there is none. A performance is past once it has ended or, without an
 * end, once it has started. Without a date it is upcoming.
 * @param now ISO instant
 */
export function whenCondition(
  when: When,
  now: string,
  { end, start }: Fields = { end: 'end', start: 'start' },
): Condition | null {
  if (when === 'all') return null
  const noEnd: Condition = { [end]: { exists: false } }
  const past: Condition[] = [{ [end]: { less_than: now } }, { and: [noEnd, { [start]: { less_than: now } }] }]
  const notBegun: Condition = { or: [{ [start]: { greater_than_equal: now } }, { [start]: { exists: false } }] }
  return { or: when === 'past' ? past : [{ [end]: { greater_than_equal: now } }, { and: [noEnd, notBegun] }] }
}

interface Dates {
  /** ISO instants. */
  end: string | null
  start: string | null
  /** IANA name. */
  zone: string | null
}

/**
 * The dates of an event in its local time zone; '' if it has none.
 * @example formatDateRange({ start, end, zone: 'Europe/London' }, 'en') // '4 – 28 Dec 2026'
 */
export function formatDateRange({ end, start, zone }: Dates, language: string): string {
  const first = start ?? end
  if (!first) return ''
  const timeZone = zone && isTimezone(zone) ? zone : 'UTC'
  const format = formatIn(language, { day: 'numeric', month: 'short', timeZone, year: 'numeric' })
  return format.formatRange(new Date(first), onLastDay(new Date(first), new Date(end ?? first), timeZone))
}
