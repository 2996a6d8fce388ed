import { z } from 'zod'
import { isPlainDay } from '../conditions/isPlainDay'
import { inputProblem } from '../../../i18n/inputs/inputProblem'

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
