import type { PerformanceChange } from './change'

const ACTION_BY_STATE: Partial<Record<string, string>> = {
  cancelled: 'events.performancesCancelled',
  postponed: 'events.performancesPostponed',
  sold_out: 'events.performancesSoldOut',
}

/** Returns the specific audit action of a change that does only one thing; null for other changes. */
export function changeAction({ instanceStatus, shiftMinutes, ...rest }: PerformanceChange): string | null {
  if (Object.values(rest).some((value) => value !== undefined)) return null
  if (instanceStatus !== undefined && shiftMinutes === undefined) return ACTION_BY_STATE[instanceStatus] ?? null
  return shiftMinutes !== undefined && instanceStatus === undefined ? 'events.performancesShifted' : null
}
