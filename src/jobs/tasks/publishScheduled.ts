import type { BasePayload } from 'payload'
import { asOnlyPublisher, dueSchedules, finishedOf, releaseAbandoned } from '../../database/schedules/dueSchedules'
import { tellOfSchedule } from './tellOfSchedule'

/** A job that a killed process left "processing" is taken up again after this. */
const LEASE_MINUTES = 10

/**
 * Runs Payload's own due jobs: publishing and unpublishing at a set time. Its queue hands one job to several runners
 * at once and forgets those of a killed one; a lock over all workers and this lease make up for both. Whoever set the time is told.
 */
export const publishScheduled = (payload: BasePayload): Promise<void> =>
  asOnlyPublisher(payload, async () => {
    await releaseAbandoned(payload, LEASE_MINUTES)
    const due = await dueSchedules(payload)
    await payload.jobs.run({ limit: 50 })
    for (const one of await finishedOf(payload, due)) await tellOfSchedule(payload, one)
  })
