import type { PerformanceChange } from './change'

const OF_STATE: Partial<Record<string, string>> = {
  cancelled: 'events.performancesCancelled',
  postponed: 'events.performancesPostponed',
  sold_out: 'events.performancesSoldOut',
}

/** How the log calls a change that is nothing else than one of the usual ones; null for any other. */
export function changeAction({ instanceStatus, shiftMinutes, ...rest }: PerformanceChange): string | null {
  if (Object.values(rest).some((value) => value !== undefined)) return null
  if (instanceStatus !== undefined && shiftMinutes === undefined) return OF_STATE[instanceStatus] ?? null
  return shiftMinutes !== undefined && instanceStatus === undefined ? 'events.performancesShifted' : null
}
