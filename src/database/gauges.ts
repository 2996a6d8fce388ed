import type { BasePayload } from 'payload'
import { poolOf } from './connections'
import { namesOf } from './names'

const mails = namesOf('mails')

/** Labels have few distinct values, such as a state. Never ids, addresses or user input. */
interface GaugeValue {
  labels?: Record<string, string>
  value: number
}

/** A metric of the whole installation, which workers read from the database on each scrape. */
export interface Gauge {
  description: string
  /** Prometheus name: `callboard_jobs`. */
  name: string
  /** Must use one statement. */
  read: (payload: BasePayload) => Promise<GaugeValue[]>
}

const JOB_STATES = ['waiting', 'planned', 'running', 'failed']

/** Metrics of the core. */
export const coreGauges: Gauge[] = [
  {
    description: 'Jobs of the queue: due, due later (or after a failure), under way, given up',
    name: 'callboard_jobs',
    read: async (payload) => {
      const { rows } = await poolOf(payload).query<{ count: number; state: string }>(
        `select case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
          when run_at > now() then 'planned' else 'waiting' end as state, count(*)::int as count
          from graphile_worker.jobs group by 1`,
      )
      const counts = new Map(rows.map(({ count, state }) => [state, count]))
      return JOB_STATES.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }))
    },
  },
  {
    description: 'How long the oldest job that is due has been waiting',
    name: 'callboard_jobs_oldest_seconds',
    read: (payload) =>
      readValue(
        payload,
        `select coalesce(max(extract(epoch from now() - run_at)), 0)::float as value from graphile_worker.jobs
          where locked_at is null and attempts < max_attempts and run_at <= now()`,
      ),
  },
  {
    description: 'Mails in the outbox: not sent yet, given up within 90 days',
    name: 'callboard_mails',
    read: async (payload) => {
      const { rows } = await poolOf(payload).query<{ failed: number; queued: number }>(
        `select count(*) filter (where ${mails.status} = 'queued')::int as queued, count(*) filter (where ${mails.status} = 'failed')::int as failed
          from ${mails} where ${mails.status} in ('queued', 'failed')`,
      )
      return Object.entries(rows[0] ?? {}).map(([state, value]) => ({ labels: { state }, value }))
    },
  },
  {
    description: 'How long the oldest mail that is not sent yet has been waiting',
    name: 'callboard_mails_oldest_seconds',
    read: (payload) =>
      readValue(
        payload,
        `select coalesce(max(extract(epoch from now() - ${mails.created_at})), 0)::float as value from ${mails} where ${mails.status} = 'queued'`,
      ),
  },
]

async function readValue(payload: BasePayload, statement: string): Promise<GaugeValue[]> {
  const { rows } = await poolOf(payload).query<GaugeValue>(statement)
  return rows
}
