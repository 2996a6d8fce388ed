import type { PlannedChange } from '../planChanges'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * When pages of a site stop showing an announcement that names no moment: once the last of its performances would be or
 * is over, but not within a day.
 */
export function defaultUntil(planned: PlannedChange[], now: number): Date {
  const moments = planned.flatMap(({ performance: { values: before }, values }) =>
    [before, { ...before, ...values }].flatMap(({ end, start }) => end ?? start ?? []),
  )
  return new Date(Math.max(now + DAY_MS, ...moments.map((moment) => Date.parse(moment))))
}
