import { z } from 'zod'
import { isPlainDay } from '../conditions/isPlainDay'

/** A date in requests. */
export const dayInput = z
  .string()
  .refine(isPlainDay, 'A day: 2027-03-01')
  .meta({ examples: ['2027-03-01'] })

/** A local time of day in requests. */
export const timeInput = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of day: 19:30')
  .meta({ examples: ['19:30'] })
