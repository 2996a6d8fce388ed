import { z } from 'zod'
import { ACCESS_KINDS } from '../../../lib/events/accessKinds'
import { minutesOf, timeOf, wallOf, type Wall } from '../../../lib/events/calendar/wallOf'
import { addDays } from '../../../lib/events/calendar/days'
import { LONGEST_MINUTES } from '../../../lib/events/recurring/rule'
import { dayInput, timeInput } from '../../../lib/events/recurring/wallInput'
import { wallMoment, type ClockChange } from '../../../lib/events/recurring/wallMoment'

export const PERFORMANCE_STATES = ['scheduled', 'cancelled', 'postponed', 'sold_out', 'moved'] as const

const LONGEST_LINK = 2_048
const LONGEST_LABEL = 80
const DAY_MINUTES = 24 * 60
/** The furthest that performances are shifted at once: a year. */
const FURTHEST_MINUTES = 366 * DAY_MINUTES

/** What a person may say of performances, whether they are being added or changed. */
export const performanceDetails = {
  accessTypes: z.array(z.enum(ACCESS_KINDS)).max(ACCESS_KINDS.length).optional(),
  bookingLinkLabel: z.string().trim().max(LONGEST_LABEL).nullable().optional(),
  /** An address, or a pattern of one: see `linkFrom`. */
  bookingLinkURL: z.string().trim().max(LONGEST_LINK).nullable().optional(),
  instanceStatus: z.enum(PERFORMANCE_STATES).optional(),
}

export type PerformanceDetails = z.infer<z.ZodObject<typeof performanceDetails>>

/** A change of one performance or of many. What is left out stays as it is. */
export const performanceChange = z.strictObject({
  ...performanceDetails,
  /** On the wall clock of its place. */
  day: dayInput.optional(),
  /** Null: open. Left out: it lasts as long as before. */
  durationMinutes: z.number().int().min(1).max(LONGEST_MINUTES).nullable().optional(),
  /** Later, or earlier, on the wall clock. */
  shiftMinutes: z.number().int().min(-FURTHEST_MINUTES).max(FURTHEST_MINUTES).optional(),
  time: timeInput.optional(),
  /** Null: its event's. */
  venue: z.uuid().nullable().optional(),
})

export type PerformanceChange = z.infer<typeof performanceChange>

/** A moment, as calls give it. */
export const momentInput = z.iso.datetime().meta({ examples: ['2027-03-01T19:30:00.000Z'] })

/** Everything of a performance that a change of many can reach, as it is stored in one language. */
export const performanceValues = z.strictObject({
  accessTypes: z.array(z.enum(ACCESS_KINDS)).max(ACCESS_KINDS.length),
  bookingLinkLabel: z.string().max(LONGEST_LABEL).nullable(),
  bookingLinkURL: z.string().max(LONGEST_LINK).nullable(),
  end: momentInput.nullable(),
  end_tz: z.string().max(60).nullable(),
  instanceStatus: z.enum(PERFORMANCE_STATES),
  start: momentInput.nullable(),
  start_tz: z.string().max(60).nullable(),
  venue: z.uuid().nullable(),
})

export type PerformanceValues = z.infer<typeof performanceValues>

/** Fields that a change reaches, for locks, conflicts and what a box office holds. */
export const CHANGED_FIELDS = Object.keys(performanceValues.shape) as (keyof PerformanceValues)[]

/** Which fields a change writes. */
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
  const given = {
    accessTypes,
    bookingLinkLabel,
    bookingLinkURL,
    end: durationMinutes,
    instanceStatus,
    start: isMoved || undefined,
    venue,
  }
  return Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : name))
}

interface Clock {
  /** Zone that the performance stands in, and the one of where it will be. */
  before: string
  after: string
}

export interface Moved {
  change: ClockChange | null
  values: Partial<PerformanceValues>
}

/**
 * When a performance is after a change: the wall clock of its place counts, so 19:30 stays 19:30 through a change of clocks
 * and at a venue in another zone, and it lasts as long as before.
 * @returns null where a time is to be shifted that is not there
 */
export function movedBy(
  { end, start }: Pick<PerformanceValues, 'end' | 'start'>,
  { day, durationMinutes, shiftMinutes = 0, time }: PerformanceChange,
  { after, before }: Clock,
): Moved | null {
  const stood: Wall | null = start === null ? null : wallOf(start, before)
  const to = day ?? stood?.day
  const at = time ?? stood?.time
  if (to === undefined || at === undefined) return null
  const minutes = minutesOf(at) + shiftMinutes
  const days = Math.floor(minutes / DAY_MINUTES)
  const wall = { day: addDays(to, days), time: timeOf(minutes - days * DAY_MINUTES) }
  const isSame = stood?.day === wall.day && stood.time === wall.time && after === before
  // Of a time that comes twice it stays the one that it was.
  const { change, moment } = isSame ? { change: null, moment: start! } : wallMoment(wall.day, wall.time, after)
  const length =
    durationMinutes !== undefined
      ? durationMinutes && durationMinutes * 60_000
      : start && end
        ? Date.parse(end) - Date.parse(start)
        : null
  return {
    change,
    values: {
      end: length === null ? null : new Date(Date.parse(moment) + length).toISOString(),
      end_tz: after,
      start: moment,
      start_tz: after,
    },
  }
}
