import type { Config } from 'payload'
import type { Settings } from '../lib/settings/readSettings'

/** The admin panel: its frame, its views, its texts. */
export const adminConfig = (env: Settings): Config['admin'] => ({
  components: {},
  meta: { titleSuffix: ` – ${env.PRODUCT_NAME}` },
  theme: 'all',
  timezones: {
    defaultTimezone: env.TIMEZONES[0],
    supportedTimezones: env.TIMEZONES.map((zone) => ({ label: zone.replaceAll('_', ' '), value: zone })),
  },
  toast: { limit: 1, position: 'top-center' },
  user: 'users',
})
