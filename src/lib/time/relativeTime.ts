import { formatIn, intlLanguage } from './formatIn'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Cache of formats by language, because creating one is slow. */
const formats = new Map<string, Intl.RelativeTimeFormat>()

function relativeFormatIn(language: string): Intl.RelativeTimeFormat {
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(intlLanguage(language), { numeric: 'auto' })
  formats.set(language, format)
  return format
}

/**
 * Formats an instant relative to now, in the largest unit: 3 days ago. Below a minute: now. Future times are rounded:
 * seven days minus a second are seven days.
 */
export function relativeTime(moment: Date, now: Date, language: string): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000
  const [unit, size] = UNITS.find(([, unitSeconds]) => Math.abs(seconds) >= unitSeconds) ?? ['second', Infinity]
  return relativeFormatIn(language).format(
    size === Infinity ? 0 : Math[seconds > 0 ? 'round' : 'ceil'](seconds / size),
    unit,
  )
}

/** Formats the exact time of a log timestamp in UTC. */
export function exactTime(moment: Date, language: string): string {
  return `${formatIn(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(moment)} UTC`
}
