import type { BasePayload } from 'payload'
import type { Client, Pool } from 'pg'
import { poolOf } from '../connections'

/**
 * SQL for the number of a worker's advisory lock.
 * @param name SQL expression of the worker's name
 */
const advisoryLockKey = (name: string): string => `hashtextextended('callboard-worker:' || ${name}, 0)`

/** Marks a worker as alive for as long as the session of this connection lasts. */
export async function registerWorker(client: Client, name: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${advisoryLockKey('$1')})`, [name])
}

/**
 * Releases the jobs of workers that are no longer alive. Their attempts remain counted.
 * @param after minimum age of a job's lock: a PostgreSQL interval
 */
export async function releaseJobsOfDeadWorkers(payload: BasePayload, after: string): Promise<void> {
  await poolOf(payload).query(
    `with holding as materialized (
      select distinct locked_by as name from graphile_worker.jobs where locked_at < now() - $1::interval
    ), gone as materialized (
      select name from holding where pg_try_advisory_xact_lock(${advisoryLockKey('name')})
    )
    select graphile_worker.force_unlock_workers(array(select name from gone))`,
    [after],
  )
}

/** Releases the jobs of workers that are shutting down. Their attempts remain counted. */
export async function releaseJobs(pool: Pick<Pool, 'query'>, names: string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [names])
}
