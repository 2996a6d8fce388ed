import type { BasePayload } from 'payload'
import { poolOf } from '../../database/poolOf'
import { lockOf } from '../worker/presence'

/** A worker that has just begun may not have shown itself yet. */
const A_WHILE = '1 minute'

/**
 * Gives back the jobs of workers that were killed, so that the next worker goes on with them. The queue itself would
 * wait for four hours. How often a job was begun stays counted: one that kills workers is not begun for ever.
 */
export async function freeJobs(payload: BasePayload): Promise<void> {
  await poolOf(payload).query(
    `with holding as materialized (
      select distinct locked_by as name from graphile_worker.jobs where locked_at < now() - $1::interval
    ), gone as materialized (
      select name from holding where pg_try_advisory_xact_lock(${lockOf('name')})
    )
    select graphile_worker.force_unlock_workers(array(select name from gone))`,
    [A_WHILE],
  )
}
