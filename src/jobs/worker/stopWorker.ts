import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Pool } from 'pg'
import { handJobsBack } from '../../database/jobs/workers'

export interface StoppingWorker {
  /** What is under way may take so long, in milliseconds. */
  limitMs: number
  /** Of the workers of this process, as the queue knows them. */
  names: () => string[]
  /** On which jobs are handed back. */
  pool: Pick<Pool, 'query'>
  /** The runner's own. Its last statements note the ends of jobs, and the runner does not wait for them. */
  queuePool: Pick<Pool, 'end' | 'waitingCount'>
  /** It may not have begun. */
  runner: Promise<Pick<Runner, 'stop'>>
}

/**
 * Takes no more jobs and finishes those that are under way. What takes longer than the limit is handed back, for another
 * worker to begin at once: this process has to end right after it.
 * @returns whether everything was finished
 */
export async function stopWorker({ limitMs, names, pool, queuePool, runner }: StoppingWorker): Promise<boolean> {
  const finish = async () => {
    await (await runner).stop()
    // A pool that is ended forgets who waits for a connection; it waits for those who have one.
    do await nextTurn()
    while (queuePool.waitingCount > 0)
    await queuePool.end()
    return true
  }
  const isFinished = await Promise.race([finish(), pause(limitMs, false)])
  if (!isFinished) await handJobsBack(pool, names())
  return isFinished
}
