import type { BasePayload } from 'payload'
import { dbOf, oneRow, poolOf, type Transaction } from '@/database/connections'
import { IS_LISTED } from '@/database/tenants/siteNames'
import { sql } from 'drizzle-orm'
import { namesOf } from '@/database/names'

const mails = namesOf('mails')
const t = namesOf('tenants', 't')
const siteSizes = namesOf('site_sizes')
const s = namesOf('site_sizes', 's')

/** What the installation counts of its queue and its outbox. Times in seconds. */
export interface QueueCounts {
  jobsOldest: number
  jobsRunning: number
  jobsWaiting: number
  mailsFailed: number
  mailsOldest: number
  mailsQueued: number
}

/** Reads the queue and the outbox, of which only what is not done yet or was given up is left. */
export async function readQueueCounts(payload: BasePayload): Promise<QueueCounts> {
  const { rows } = await poolOf(payload).query<QueueCounts>({
    name: 'callboard-provider-queues',
    text: `select jobs.*, mails.* from (
        select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as "jobsWaiting",
          count(*) filter (where locked_at is not null)::int as "jobsRunning",
          coalesce(max(extract(epoch from now() - run_at)) filter (where locked_at is null and attempts < max_attempts and run_at <= now()), 0)::float as "jobsOldest"
        from graphile_worker.jobs) jobs, (
        select count(*) filter (where ${mails.status} = 'queued')::int as "mailsQueued", count(*) filter (where ${mails.status} = 'failed')::int as "mailsFailed",
          coalesce(max(extract(epoch from now() - ${mails.created_at})) filter (where ${mails.status} = 'queued'), 0)::float as "mailsOldest"
        from ${mails} where ${mails.status} in ('queued', 'failed')) mails`,
  })
  return oneRow(rows)
}

/** Jobs of one name that were given up. */
export interface GivenUpJobs {
  count: number
  /** Of the newest of them. */
  error: string
  job: string
}

/** Reads the jobs that were given up, by name, most first. */
export async function readGivenUpJobs(payload: BasePayload, limit: number): Promise<GivenUpJobs[]> {
  const { rows } = await poolOf(payload).query<GivenUpJobs>({
    name: 'callboard-provider-jobs-given-up',
    text: `select task_identifier as job, count(*)::int as count,
        coalesce(left(split_part((array_agg(last_error order by updated_at desc))[1], E'\\n', 1), 200), '') as error
      from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
      group by 1 order by 2 desc, 1 limit $1`,
    values: [limit],
  })
  return rows
}

/**
 * Gives all jobs of a name that were given up their attempts again, now.
 * @returns how many there were
 */
export async function retryGivenUpJobs(req: Transaction, job: string): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = ${job} and attempts >= max_attempts and locked_at is null),
      run_at => now(), attempts => 0)`,
  )
  return oneRow(rows).count
}

/** New sites of a month. */
export interface MonthOfGrowth {
  count: number
  /** `2026-11`. */
  month: string
}

/** Counts the sites that were made in each of the last twelve months that had any, newest first. */
export async function readGrowth(payload: BasePayload): Promise<MonthOfGrowth[]> {
  const { rows } = await poolOf(payload).query<MonthOfGrowth>({
    name: 'callboard-provider-growth',
    text: `select to_char(${t.created_at} at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count from ${t}
      where ${t.created_at} >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - interval '11 months' and ${IS_LISTED}
      group by 1 order by 1 desc`,
  })
  return rows
}

/** Bytes, as they were counted last. */
export interface StorageUse {
  database: number
  files: number
  largest: { id: string; name: string; storage: number }[]
}

/** Reads what the sites store, from what is counted of them each night. */
export async function readStorageUse(payload: BasePayload, limit: number): Promise<StorageUse> {
  const { rows } = await poolOf(payload).query<StorageUse>({
    name: 'callboard-provider-storage',
    text: `select pg_database_size(current_database())::float as database,
      (select coalesce(sum(${siteSizes.storage}), 0)::float from ${siteSizes}) as files,
      (select coalesce(json_agg(json_build_object('id', big.id, 'name', big.name, 'storage', big.storage) order by big.storage desc), '[]')
        from (select ${t.id}, ${t.name}, ${s.storage} from ${s} join ${t} on ${t.id} = ${s.tenant_id}
          where ${s.storage} > 0 and ${IS_LISTED} order by ${s.storage} desc limit $1) big) as largest`,
    values: [limit],
  })
  return oneRow(rows)
}

/** Counts the sites that are closed to their visitors and staff. */
export async function countSuspendedSites(payload: BasePayload): Promise<number> {
  const { rows } = await poolOf(payload).query<{ count: number }>(
    `select count(*)::int as count from ${t} where ${t.suspended_at} is not null and ${t.deletion} is null and ${IS_LISTED}`,
  )
  return oneRow(rows).count
}
