import type { BasePayload } from 'payload'
import { releaseJobsOfGone } from '../../database/jobs/workers'

/** A worker that has just begun may not have shown itself yet. */
const A_WHILE = '1 minute'

/**
 * Gives back the jobs of workers that were killed, so that the next worker goes on with them. The queue itself would
 * wait for four hours. How often a job was begun stays counted: one that kills workers is not begun for ever.
 */
export const freeJobs = (payload: BasePayload): Promise<void> => releaseJobsOfGone(payload, A_WHILE)
