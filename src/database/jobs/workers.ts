import type { BasePayload } from 'payload'
import type { Client, Pool } from 'pg'
import { poolOf } from '../poolOf'

/** The number of a worker's advisory lock. @param name SQL expression of the worker's name */
const lockOf = (name: string): string => `hashtextextended('callboard-worker:' || ${name}, 0)`

/** Shows that a worker is alive for as long as the session of this connection lasts. */
export async function showWorker(client: Client, name: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${lockOf('$1')})`, [name])
}

/**
 * Gives back the jobs of workers that show themselves no more. How often a job was begun stays counted.
 * @param after jobs that were taken since stay: an interval of PostgreSQL
 */
export async function releaseJobsOfGone(payload: BasePayload, after: string): Promise<void> {
  await poolOf(payload).query(
    `with holding as materialized (
      select distinct locked_by as name from graphile_worker.jobs where locked_at < now() - $1::interval
    ), gone as materialized (
      select name from holding where pg_try_advisory_xact_lock(${lockOf('name')})
    )
    select graphile_worker.force_unlock_workers(array(select name from gone))`,
    [after],
  )
}

/** Gives back the jobs of workers that are about to end. How often a job was begun stays counted. */
export async function handJobsBack(pool: Pick<Pool, 'query'>, names: string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [names])
}
