import type { Gauge } from '@/database/gauges'
import { poolOf } from '@/exports/server'
import { namesOf } from '@/database/names'
import { connectableProviders } from '../providers'

const ticketingRuns = namesOf('ticketing_runs')

/** Reported even at 0, so that alerts have a series to evaluate. */
const STATUSES = ['running', 'done', 'failed', 'suspicious']

export const syncRuns: Gauge = {
  description: 'Synchronisations with box offices: under way, and ended within the last hour',
  name: 'callboard_sync_runs',
  read: async (payload) => {
    const { rows } = await poolOf(payload).query<{ count: number; provider: string; status: string }>(
      `select ${ticketingRuns.provider}, ${ticketingRuns.status}, count(*)::int as count from ${ticketingRuns}
        where ${ticketingRuns.status} = 'running' or ${ticketingRuns.finished_at} > now() - interval '1 hour' group by ${ticketingRuns.provider}, ${ticketingRuns.status}`,
    )
    const counts = new Map(rows.map(({ count, provider, status }) => [`${provider} ${status}`, count]))
    return connectableProviders().flatMap(({ handle }) =>
      STATUSES.map((status) => ({
        labels: { provider: handle, status },
        value: counts.get(`${handle} ${status}`) ?? 0,
      })),
    )
  },
}
