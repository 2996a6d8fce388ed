import { z } from 'zod'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { isPlainDay } from '../conditions/conditions'

/** A date in requests. */
export const dayInput = z
  .string()
  .refine(isPlainDay, inputProblem('day'))
  .meta({ examples: ['2027-03-01'] })

/** A local time of day in requests. */
export const timeInput = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, inputProblem('time'))
  .meta({ examples: ['19:30'] })

/** Maximum number of performances added at once. */
export const MAX_PERFORMANCES_AT_ONCE = 400

/** One day. */
export const MAX_DURATION_MINUTES = 24 * 60

const MAX_TIMES = 6
const MAX_EXCEPTIONS = 200

/** Rule for the performances of a run, such as Tuesday to Saturday at 19:30 between two dates, with exceptions. */
export const performanceRule = z
  .strictObject({
    /** Default: no end. */
    durationMinutes: z.number().int().min(1).max(MAX_DURATION_MINUTES).nullable().default(null),
    except: z.array(dayInput).max(MAX_EXCEPTIONS).default([]),
    from: dayInput,
    times: z.array(timeInput).min(1).max(MAX_TIMES),
    to: dayInput,
    /** 1 is Monday, 7 Sunday. */
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  })
  .refine(({ from, to }) => from <= to, { ...inputProblem('lastDay'), path: ['to'] })

export type PerformanceRule = z.infer<typeof performanceRule>
