import type { DateTime } from 'luxon'

/**
 * A date such as `2026-03-12`, in its own time zone.
 * @throws RangeError if the date is invalid
 */
export const isoDate = (moment: DateTime): string => assertValid(moment, moment.toISODate())

/**
 * An instant in UTC, such as `2026-03-12T19:30:00.000Z`.
 * @throws RangeError if the date is invalid
 */
export const isoMoment = (moment: DateTime): string => assertValid(moment, moment.toUTC().toISO())

function assertValid({ invalidExplanation, invalidReason }: DateTime, formatted: string | null): string {
  if (formatted === null) throw new RangeError(`Invalid date: ${invalidExplanation ?? invalidReason ?? 'unknown'}`)
  return formatted
}
