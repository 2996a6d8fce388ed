import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Pool } from 'pg'
import { classifyFailure } from '@/database/failures'
import { releaseJobs } from '@/database/jobs/workers'

export interface StopOptions {
  /** Time limit for running jobs, in milliseconds. */
  limitMs: number
  /** Ids of this process's workers in the queue. */
  names: () => string[]
  /** Pool used to return jobs to the queue. */
  pool: Pick<Pool, 'query'>
  /** The runner's own pool. Its last queries complete jobs, and the runner does not wait for them. */
  queuePool: Pick<Pool, 'end' | 'waitingCount'>
  /** May still be starting. */
  runner: Promise<Pick<Runner, 'stop'>>
}

/**
 * Stops taking jobs and waits for running ones. Jobs that exceed the limit are returned to the queue, so that another
 * worker can start them at once; this process must exit immediately afterwards.
 * @returns whether all jobs finished
 */
export async function stopWorker({ limitMs, names, pool, queuePool, runner }: StopOptions): Promise<boolean> {
  const finish = async () => {
    await (await runner).stop()
    // Ending a pool drops queries that wait for a connection, so wait until there are none.
    do await nextTurn()
    while (queuePool.waitingCount > 0)
    await queuePool.end()
    return true
  }
  const isFinished = await Promise.race([finish(), pause(limitMs, false)])
  // During an outage `freeJobs` of another worker returns them later.
  if (!isFinished)
    await releaseJobs(pool, names()).catch((error: unknown) => {
      if (!classifyFailure(error)) throw error
    })
  return isFinished
}
