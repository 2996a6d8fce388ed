import { z } from 'zod'
import { defineSettings } from '@/lib/settings/defineSettings'

const problem = 'must be a whole number from 0 to 10'

export const audienceSettings = defineSettings({
  /** Interval in seconds at which each process stores what it has counted; 0 disables counting. */
  AUDIENCE_SECONDS: z.coerce.number({ error: problem }).int(problem).min(0, problem).max(10, problem).default(5),
})
