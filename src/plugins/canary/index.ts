import { definePlugin, type Config } from 'payload'
import { addFeature } from '@/exports/server'
import { canaryState } from './database/gauges'
import { canaryHealth } from './endpoints/canaryHealth'
import { startWatch } from './jobs/startWatch'
import { watchWalls, WATCH_JOB } from './jobs/watchWalls'
import { messages } from './messages'
import { canaryRuns, canarySites } from './tables/canary'

/**
 * Proves to the provider, hour by hour, that tenants are kept apart: two sites of its own, people of the one, and a job
 * that tries to reach the other.
 */
export const canary = definePlugin({
  slug: 'canary',
  plugin: ({ config }) =>
    addFeature(withHealth(config), {
      name: 'canary',
      components: { provider: ['/src/plugins/canary/components/CanaryCard#CanaryCard'] },
      messages,
      provider: { gauges: [canaryState] },
      storage: { tables: { canary_runs: canaryRuns, canary_sites: canarySites } },
      worker: {
        jobs: { [WATCH_JOB]: watchWalls },
        schedule: [{ cron: '37 * * * *', job: WATCH_JOB }],
        services: [startWatch],
      },
    }),
})

const withHealth = (config: Config): Config => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), canaryHealth],
})
