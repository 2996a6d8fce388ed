import { z } from 'zod'
import { defineSettings } from '@/lib/settings/defineSettings'

const problem = 'must be a whole number from 0 to 65536'

export const siteSettings = defineSettings({
  /** Size of the cache of rendered pages in each process, in megabytes. 0 disables the cache. */
  PAGE_CACHE_MB: z.coerce.number({ error: problem }).int(problem).min(0, problem).max(65_536, problem).default(64),
})
