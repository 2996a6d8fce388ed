import { z } from 'zod'
import { dayInput, timeInput } from './dateInputs'
import { inputProblem } from '../../../i18n/inputs/inputProblem'

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
