import { setTimeout as pause } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { dbOf, queueJob } from '@/exports/server'
import { WATCH_JOB } from './watchWalls'

/** Time for the other processes to start with the new code as well. */
const START_SECONDS = 60

/** Delay before trying again while the database is away, in milliseconds. */
const RETRY_MS = 5_000

/**
 * Queues a run after each start of a worker. Several that start together cause one. The worker starts without waiting for
 * it, as the database may go away in that moment.
 */
export function startWatch(payload: BasePayload): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  void queueRun(payload, stopping.signal)
  return Promise.resolve(() => Promise.resolve(stopping.abort()))
}

async function queueRun(payload: BasePayload, signal: AbortSignal): Promise<void> {
  while (!signal.aborted)
    try {
      return await queueJob(await dbOf({ payload }), WATCH_JOB, {}, { key: WATCH_JOB, waitSeconds: START_SECONDS })
    } catch {
      await pause(RETRY_MS, null, { ref: false, signal }).catch(() => undefined)
    }
}
