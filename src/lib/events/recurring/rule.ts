import { z } from 'zod'
import { dayInput, timeInput } from './wallInput'

/** The most performances that are added at once. */
export const MOST_AT_ONCE = 400

/** A day. */
export const LONGEST_MINUTES = 24 * 60

const MOST_TIMES = 6
const MOST_EXCEPTIONS = 200

/** Which performances a run has: every Tuesday to Saturday at 19:30, from one day to another, except some. */
export const performanceRule = z
  .strictObject({
    /** Left out: open. */
    durationMinutes: z.number().int().min(1).max(LONGEST_MINUTES).nullable().default(null),
    except: z.array(dayInput).max(MOST_EXCEPTIONS).default([]),
    from: dayInput,
    times: z.array(timeInput).min(1).max(MOST_TIMES),
    to: dayInput,
    /** 1 is Monday, 7 Sunday. */
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  })
  .refine(({ from, to }) => from <= to, { message: 'The last day is before the first.', path: ['to'] })

export type PerformanceRule = z.infer<typeof performanceRule>
