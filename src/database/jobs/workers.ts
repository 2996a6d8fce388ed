import type { BasePayload } from 'payload'
import type { Client, Pool } from 'pg'
import { inTransaction } from '@/database/bulk/withLock'
import { poolOf } from '@/database/connections'

/**
 * SQL for the number of a worker's advisory lock.
 * @param name SQL expression of the worker's name
 */
const advisoryLockKey = (name: string): string => `hashtextextended('callboard-worker:' || ${name}, 0)`

/** Marks a worker as alive for as long as the session of this connection lasts. */
export async function registerWorker(client: Client, name: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${advisoryLockKey('$1')})`, [name])
}

/** A job that was stopped for good because workers ended while they ran it. */
export interface StoppedJob {
  id: string
  /** Name of the job. */
  job: string
}

/** `last_error` of a job that its worker did not survive, with the number of such workers in a row. */
const DIED = 'The worker ended while it ran this job'

/**
 * Releases the jobs of workers that are no longer alive. Their attempts remain counted. A job that has ended several
 * workers in a row is stopped for good: it would end the next one, too.
 * @param after minimum age of a job's lock: a PostgreSQL interval
 * @param maxDeaths workers that a job may end
 * @returns the stopped jobs
 */
export const releaseJobsOfDeadWorkers = (
  payload: BasePayload,
  after: string,
  maxDeaths: number,
): Promise<StoppedJob[]> =>
  inTransaction(poolOf(payload), async (client) => {
    const { rows: gone } = await client.query<{ name: string }>(
      `with holding as materialized (
        select distinct locked_by as name from graphile_worker.jobs where locked_at < now() - $1::interval
      ) select name from holding where pg_try_advisory_xact_lock(${advisoryLockKey('name')})`,
      [after],
    )
    if (gone.length === 0) return []
    const names = gone.map(({ name }) => name)
    const { rows: released } = await client.query<StoppedJob & { deaths: number }>(
      `with counted as (
        select id, coalesce(substring(last_error from '^' || $2 || ' \\((\\d+)\\)')::int, 0) + 1 as deaths
        from graphile_worker._private_jobs where locked_by = any($1)
      )
      update graphile_worker._private_jobs j set last_error = $2 || ' (' || c.deaths || ')'
      from counted c, graphile_worker._private_tasks t where j.id = c.id and t.id = j.task_id
      returning j.id::text, t.identifier as job, c.deaths`,
      [names, DIED],
    )
    await client.query('select graphile_worker.force_unlock_workers($1)', [names])
    const stopped = released.filter(({ deaths }) => deaths >= maxDeaths)
    if (stopped.length > 0)
      await client.query('select graphile_worker.permanently_fail_jobs($1, $2)', [
        stopped.map(({ id }) => id),
        `${DIED} (${maxDeaths}): it was stopped`,
      ])
    return stopped.map(({ id, job }) => ({ id, job }))
  })

/** Releases the jobs of workers that are shutting down. Their attempts remain counted. */
export async function releaseJobs(pool: Pick<Pool, 'query'>, names: string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [names])
}
