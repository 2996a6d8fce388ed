import { z } from 'zod'
import { dayInput, timeInput } from '@/lib/events/recurring/rule'
import { MAX_SHIFT_MINUTES, type PERFORMANCE_STATES, type PerformanceChange } from '../change'

/** What can happen to performances. */
export const ANNOUNCEMENT_KINDS = ['cancelled', 'postponed', 'moved', 'delayed'] as const

export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

/** What happens. A postponed performance may have its new time already; a delay is a shift in minutes. */
export const outcomeInput = z.strictObject({
  /** New local day at the venue. */
  day: dayInput.optional(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  /** Shift in local time; negative for earlier. */
  shiftMinutes: z.number().int().min(-MAX_SHIFT_MINUTES).max(MAX_SHIFT_MINUTES).optional(),
  time: timeInput.optional(),
  venue: z.uuid().optional(),
})

export type Outcome = z.infer<typeof outcomeInput>

/** Whether the outcome says enough, and nothing that does not belong to its kind. */
export function isComplete({ day, kind, shiftMinutes, time, venue }: Outcome): boolean {
  const isTimed = [day, time, shiftMinutes].some((value) => value !== undefined)
  switch (kind) {
    case 'cancelled':
      return !isTimed && venue === undefined
    case 'delayed':
      return Boolean(shiftMinutes && shiftMinutes > 0) && !day && !time && !venue
    case 'moved':
      return isTimed || venue !== undefined
    case 'postponed':
      return venue === undefined
  }
}

/** The change of each performance. Whoever has a new time is moved: it takes place, and can be booked. */
export function changeOf({ kind, ...times }: Outcome): PerformanceChange {
  const isPlaced = Object.values(times).some((value) => value !== undefined)
  const instanceStatus =
    kind === 'cancelled' ? 'cancelled' : kind === 'postponed' && !isPlaced ? 'postponed' : ('moved' as const)
  return { ...times, instanceStatus }
}

/**
 * The states of performances that are left out unless they are named: those that are cancelled stay so, and a new time
 * does not put those back on sale that wait for theirs.
 */
export const statesLeftOut = (outcome: Outcome): (typeof PERFORMANCE_STATES)[number][] =>
  changeOf(outcome).instanceStatus === 'moved' ? ['cancelled', 'postponed'] : ['cancelled']
