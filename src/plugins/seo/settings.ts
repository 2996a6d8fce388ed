import { z } from 'zod'
import { defineSettings } from '@/lib/settings/defineSettings'

const problem = 'must be a whole number from 0 to 3600'

export const seoSettings = defineSettings({
  /** Interval in seconds at which each process stores the paths that visitors did not find; 0 disables counting. */
  NOT_FOUND_SECONDS: z.coerce.number({ error: problem }).int(problem).min(0, problem).max(3600, problem).default(5),
})
