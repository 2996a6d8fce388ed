import { z } from 'zod'
import { ACCESS_KINDS } from '@/lib/events/accessKinds'
import { minutesOf, timeOf, toLocalDateTime, type LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { addDays } from '@/lib/events/calendar/days'
import { movedEnd } from '@/lib/events/movedEnd'
import { MAX_DURATION_MINUTES, dayInput, timeInput } from '@/lib/events/recurring/rule'
import { localToInstant, type ClockChange } from '@/lib/events/recurring/localToInstant'

export const PERFORMANCE_STATES = ['scheduled', 'cancelled', 'postponed', 'sold_out', 'moved'] as const

const MAX_LINK_LENGTH = 2_048
const MAX_LABEL_LENGTH = 80
const DAY_MINUTES = 24 * 60
/** Maximum shift of performances: one year. */
export const MAX_SHIFT_MINUTES = 366 * DAY_MINUTES

/** Input fields for adding and for changing performances. */
export const performanceDetails = {
  accessTypes: z.array(z.enum(ACCESS_KINDS)).max(ACCESS_KINDS.length).optional(),
  bookingLinkLabel: z.string().trim().max(MAX_LABEL_LENGTH).nullable().optional(),
  /** A URL, or a pattern for one: see `buildLink`. */
  bookingLinkURL: z.string().trim().max(MAX_LINK_LENGTH).nullable().optional(),
  instanceStatus: z.enum(PERFORMANCE_STATES).optional(),
}

export type PerformanceDetails = z.infer<z.ZodObject<typeof performanceDetails>>

/** A change of one or more performances. Omitted fields stay as they are. */
export const performanceChange = z.strictObject({
  ...performanceDetails,
  /** Local day at its venue. */
  day: dayInput.optional(),
  /** Null for an open end. Omitted: the duration stays the same. */
  durationMinutes: z.number().int().min(1).max(MAX_DURATION_MINUTES).nullable().optional(),
  /** Shift in local time; negative for earlier. */
  shiftMinutes: z.number().int().min(-MAX_SHIFT_MINUTES).max(MAX_SHIFT_MINUTES).optional(),
  time: timeInput.optional(),
  /** Null to use the venue of its event. */
  venue: z.uuid().nullable().optional(),
})

export type PerformanceChange = z.infer<typeof performanceChange>

/** An instant in ISO 8601. */
export const momentInput = z.iso.datetime().meta({ examples: ['2027-03-01T19:30:00.000Z'] })

/** All fields of a performance that a change can affect, in one language. */
export const performanceValues = z.strictObject({
  accessTypes: z.array(z.enum(ACCESS_KINDS)).max(ACCESS_KINDS.length),
  bookingLinkLabel: z.string().max(MAX_LABEL_LENGTH).nullable(),
  bookingLinkURL: z.string().max(MAX_LINK_LENGTH).nullable(),
  end: momentInput.nullable(),
  end_tz: z.string().max(60).nullable(),
  instanceStatus: z.enum(PERFORMANCE_STATES),
  start: momentInput.nullable(),
  start_tz: z.string().max(60).nullable(),
  venue: z.uuid().nullable(),
})

export type PerformanceValues = z.infer<typeof performanceValues>

/** Names of those fields, for locks, conflicts and fields managed by a box office. */
export const CHANGED_FIELDS = Object.keys(performanceValues.shape) as (keyof PerformanceValues)[]

/** Returns the names of the fields that a change writes. */
export function fieldsOf({
  accessTypes,
  bookingLinkLabel,
  bookingLinkURL,
  day,
  durationMinutes,
  instanceStatus,
  shiftMinutes,
  time,
  venue,
}: PerformanceChange): string[] {
  const isMoved = day !== undefined || time !== undefined || shiftMinutes !== undefined
  const changed = {
    accessTypes,
    bookingLinkLabel,
    bookingLinkURL,
    end: durationMinutes,
    instanceStatus,
    start: isMoved || undefined,
    venue,
  }
  return Object.entries(changed).flatMap(([name, value]) => (value === undefined ? [] : name))
}

interface Zones {
  /** IANA time zone before the change. */
  before: string
  /** IANA time zone after the change. */
  after: string
}

export interface Moved {
  change: ClockChange | null
  values: Partial<PerformanceValues>
}

/**
 * Computes the times of a performance after a change. Local time counts: 19:30 stays 19:30 across a clock change and in
 * another time zone. The duration stays the same unless the change sets it, and of what lasts for days the time of its
 * end.
 * @returns null if the performance has no time that could be changed
 */
export function movedBy(
  { end, start }: Pick<PerformanceValues, 'end' | 'start'>,
  { day, durationMinutes, shiftMinutes = 0, time }: PerformanceChange,
  { after, before }: Zones,
): Moved | null {
  const previous: LocalDateTime | null = start === null ? null : toLocalDateTime(start, before)
  const newDay = day ?? previous?.day
  const newTime = time ?? previous?.time
  if (newDay === undefined || newTime === undefined) return null
  const minutes = minutesOf(newTime) + shiftMinutes
  const days = Math.floor(minutes / DAY_MINUTES)
  const wall = { day: addDays(newDay, days), time: timeOf(minutes - days * DAY_MINUTES) }
  const isSame = previous?.day === wall.day && previous.time === wall.time && after === before
  // Keeps the instant, because a repeated local time would otherwise become the first of the two.
  const { change, moment } =
    isSame && start !== null ? { change: null, moment: start } : localToInstant(wall.day, wall.time, after)
  const newEnd =
    durationMinutes === undefined
      ? start && end && movedEnd({ end, start }, moment, { after, before })
      : durationMinutes && new Date(Date.parse(moment) + durationMinutes * 60_000).toISOString()
  return {
    change,
    values: {
      end: newEnd || null,
      end_tz: after,
      start: moment,
      start_tz: after,
    },
  }
}

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
