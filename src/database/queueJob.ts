import { sql, type SQL } from 'drizzle-orm'
import { traceparentNow } from '../lib/telemetry/work'

export interface QueueOptions {
  /** A waiting job of the same key is replaced: the work is done once. Default: none. */
  key?: string
  /** Tries before the job is given up, each after a longer wait. Default: 25. */
  maxAttempts?: number
  /** Default: 0, at once. */
  waitSeconds?: number
}

/**
 * Queues a job of the worker. On the connection of a transaction (`dbOf`) it runs once that is committed, and not at all
 * when it is rolled back.
 * @param job one of the worker's jobs, of the core or of a plugin
 */
export async function queueJob(
  db: { execute: (statement: SQL) => Promise<unknown> },
  job: string,
  input: object,
  { key, maxAttempts = 25, waitSeconds = 0 }: QueueOptions = {},
): Promise<void> {
  // The job is part of what it was queued by, where there are traces; \`withoutTrace\` takes it out again.
  const traceparent = traceparentNow()
  const given = JSON.stringify(traceparent ? { ...input, traceparent } : input)
  await db.execute(sql`select graphile_worker.add_job(${job}, ${given}::json, job_key => ${key ?? null}, max_attempts => ${maxAttempts},
    run_at => now() + make_interval(secs => ${waitSeconds}))`)
}
