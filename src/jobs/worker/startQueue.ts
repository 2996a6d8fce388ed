import { once } from 'node:events'
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { classifyFailure } from '@/database/failures'

export interface QueueOptions extends RunnerOptions {
  events: WorkerEvents
  pgPool: Pool
}

/**
 * Starts the job queue, and starts it anew until its workers have looked for jobs once without an error.
 *
 * graphile-worker looks up the ids of its tasks once and remembers even a failed lookup: if the database goes away in
 * that moment, the workers would never find a job again, without a word (`getTaskDetails` in its `taskIdentifiers.js`).
 * @param untilDatabaseReturns waits until the database responds
 * @throws errors other than an outage
 */
export async function startQueue(options: QueueOptions, untilDatabaseReturns: () => Promise<void>): Promise<Runner> {
  for (;;) {
    await untilDatabaseReturns()
    const waiting = new AbortController()
    const hasLooked = firstLook(options.events, waiting.signal)
    try {
      const runner = await run(options)
      if (await hasLooked) return runner
      await runner.stop()
    } catch (error) {
      if (!classifyFailure(error)) throw error
    } finally {
      waiting.abort()
    }
  }
}

/** Whether the first worker that looks for a job can do so. */
async function firstLook(events: WorkerEvents, signal: AbortSignal): Promise<boolean> {
  const wait = (name: 'job:start' | 'worker:getJob:empty' | 'worker:getJob:error') =>
    once(events, name, { signal }).then(
      () => name !== 'worker:getJob:error',
      () => false,
    )
  return Promise.race([wait('job:start'), wait('worker:getJob:empty'), wait('worker:getJob:error')])
}
