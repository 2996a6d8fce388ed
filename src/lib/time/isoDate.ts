import type { DateTime } from 'luxon'

/**
 * A day such as `2026-03-12`, in its own zone.
 * @throws for a moment that there is none of
 */
export const isoDate = (moment: DateTime): string => given(moment, moment.toISODate())

/**
 * A moment in UTC, such as `2026-03-12T19:30:00.000Z`.
 * @throws for a moment that there is none of
 */
export const isoMoment = (moment: DateTime): string => given(moment, moment.toUTC().toISO())

function given({ invalidExplanation, invalidReason }: DateTime, written: string | null): string {
  if (written === null) throw new RangeError(`No such moment: ${invalidExplanation ?? invalidReason ?? 'unknown'}`)
  return written
}
