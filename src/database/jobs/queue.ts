import { sql, type SQL } from 'drizzle-orm'
import { currentTraceparent } from '@/lib/telemetry/telemetry'
import { dbOf, type Transaction } from '@/database/connections'

export interface QueueOptions {
  /** Replaces a waiting job with the same key, so that the work is done once. Default: none. */
  key?: string
  /** Attempts before the job fails permanently, with increasing delays. Default: 25. */
  maxAttempts?: number
  /** Delay of the first attempt. Default: 0. */
  waitSeconds?: number
}

/**
 * Queues a worker job. On the connection of a transaction (`dbOf`) it runs once the transaction is committed, and not
 * at all if it is rolled back.
 * @param job name of a job of the core or of a plugin
 */
export async function queueJob(
  db: { execute: (statement: SQL) => Promise<unknown> },
  job: string,
  input: object,
  { key, maxAttempts = 25, waitSeconds = 0 }: QueueOptions = {},
): Promise<void> {
  // Continues the current trace in the job, if there is one; `withoutTrace` removes it from the input.
  const traceparent = currentTraceparent()
  const payload = JSON.stringify(traceparent ? { ...input, traceparent } : input)
  await db.execute(sql`select graphile_worker.add_job(${job}, ${payload}::json, job_key => ${key ?? null}, max_attempts => ${maxAttempts},
    run_at => now() + make_interval(secs => ${waitSeconds}))`)
}

/** Filters keys to those of running jobs or jobs with attempts left. */
export async function filterQueuedKeys(req: Transaction, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ key: string }>(sql`
    select key from graphile_worker.jobs where key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))) and attempts < max_attempts`)
  return new Set(rows.map(({ key }) => key))
}
