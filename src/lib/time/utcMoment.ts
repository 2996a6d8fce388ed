import { formatIn } from './formatIn'

/**
 * Formats a log timestamp (created, changed, expires) in UTC, with the time zone.
 * @param moment ISO 8601
 * @param language language of the result; default: English
 * @returns '' if the date is invalid
 * @example utcMoment('2026-11-21T19:30:00Z') // '21 Nov 2026, 19:30 UTC'
 */
export function utcMoment(moment: string | null | undefined, language = 'en'): string {
  const time = moment ? Date.parse(moment) : Number.NaN
  if (Number.isNaN(time)) return ''
  const format = formatIn(language, {
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    month: 'short',
    timeZone: 'UTC',
    year: 'numeric',
  })
  return `${format.format(time)} UTC`
}

/** A shorter form, without the current year. */
export function shortUtcMoment(moment: string | null | undefined, language = 'en', now = new Date()): string {
  const time = moment ? new Date(moment) : null
  if (!time || Number.isNaN(time.getTime()) || time.getUTCFullYear() !== now.getUTCFullYear())
    return utcMoment(moment, language)
  const format = formatIn(language, {
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    month: 'short',
    timeZone: 'UTC',
  })
  return `${format.format(time)} UTC`
}

/** Whether two values are the same instant, in whatever format. Invalid values equal empty ones. */
export const isSameMoment = (first: unknown, second: unknown): boolean => momentOf(first) === momentOf(second)

function momentOf(value: unknown): number | null {
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : time
}
