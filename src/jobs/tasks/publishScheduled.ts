import type { BasePayload } from 'payload'
import { asOnlyPublisher, dueSchedules, finishedOf, releaseAbandoned } from '../../database/schedules/dueSchedules'
import { tellOfSchedule } from './tellOfSchedule'

/** A job that a killed process left "processing" is taken up again after this. */
const LEASE_MINUTES = 10

/** Jobs that are run together. */
const AT_ONCE = 50

/**
 * Runs Payload's own due jobs: publishing and unpublishing at a set time. Its queue hands one job to several runners
 * at once and forgets those of a killed one; a lock over all workers and this lease make up for both. Whoever set the time is
 * told. It goes on until nothing is due: at nine in the morning many sites publish something.
 */
export const publishScheduled = (payload: BasePayload): Promise<void> =>
  asOnlyPublisher(payload, async () => {
    await releaseAbandoned(payload, LEASE_MINUTES)
    let isDone = false
    while (!isDone) {
      const due = await dueSchedules(payload)
      await payload.jobs.run({ limit: AT_ONCE })
      const finished = await finishedOf(payload, due)
      for (const one of finished) await tellOfSchedule(payload, one)
      isDone = finished.length === 0 || finished.length === due.length
    }
  })
