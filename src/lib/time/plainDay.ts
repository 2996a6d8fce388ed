import { formatIn } from './formatIn'

/**
 * Formats a date without a time zone.
 * @param moment ISO 8601, noon UTC of the day
 * @param language language of the result; default: English
 * @returns '' if the date is invalid
 * @example plainDay('2026-09-01T12:00:00.000Z') // '1 Sept 2026'
 */
export function plainDay(moment: string | null | undefined, language = 'en'): string {
  const time = moment ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time)
    ? ''
    : formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC', year: 'numeric' }).format(time)
}
