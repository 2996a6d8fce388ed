import type { BasePayload } from 'payload'
import { releaseJobsOfDeadWorkers } from '../../database/jobs/workers'

/** Grace period: a worker that has just started may not have registered yet. */
const GRACE_PERIOD = '1 minute'

/**
 * Releases the jobs of killed workers so that another worker continues with them; the queue itself would wait four
 * hours. The number of attempts is kept, so a job that kills workers is not retried forever.
 */
export const freeJobs = (payload: BasePayload): Promise<void> => releaseJobsOfDeadWorkers(payload, GRACE_PERIOD)
