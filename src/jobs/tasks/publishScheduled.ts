import type { BasePayload } from 'payload'
import { poolOf } from '../../database/poolOf'
import { dueSchedules, finishedOf } from './dueSchedules'
import { tellOfSchedule } from './tellOfSchedule'

/** A job that a killed process left "processing" is taken up again after this. */
const LEASE_MINUTES = 10

/**
 * Runs Payload's own due jobs: publishing and unpublishing at a set time. Its queue hands one job to several runners
 * at once and forgets those of a killed one; a lock over all workers and this lease make up for both. Whoever set the time is told.
 */
export async function publishScheduled(payload: BasePayload): Promise<void> {
  const client = await poolOf(payload).connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(740021) as mine')
    if (!rows[0]?.mine) return
    try {
      await client.query(`update payload_jobs set processing = false where processing and updated_at < now() - make_interval(mins => $1)`, [LEASE_MINUTES])
      const due = await dueSchedules(payload)
      await payload.jobs.run({ limit: 50 })
      for (const one of await finishedOf(payload, due)) await tellOfSchedule(payload, one)
    } finally {
      await client.query('select pg_advisory_unlock(740021)')
    }
  } finally {
    client.release()
  }
}
