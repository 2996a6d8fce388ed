import type { BasePayload } from 'payload'
import { dbOf, queueJob } from '@/exports/server'
import { WATCH_JOB } from './watchWalls'

/** Time for the other processes to start with the new code as well. */
const START_SECONDS = 60

/** Queues a run after each start of a worker. Several that start together cause one. */
export async function startWatch(payload: BasePayload): Promise<() => Promise<void>> {
  await queueJob(await dbOf({ payload }), WATCH_JOB, {}, { key: WATCH_JOB, waitSeconds: START_SECONDS })
  return () => Promise.resolve()
}
