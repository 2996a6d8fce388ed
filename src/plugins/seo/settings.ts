import { z } from 'zod'
import { defineSettings } from '../../lib/settings/defineSettings'

const problem = 'must be a whole number from 0 to 3600'

export const seoSettings = defineSettings({
  /** How often each process writes down which addresses visitors did not find, in seconds; 0: they are not counted. */
  NOT_FOUND_SECONDS: z.coerce.number({ error: problem }).int(problem).min(0, problem).max(3600, problem).default(5),
})
