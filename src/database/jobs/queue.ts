import { sql, type SQL } from 'drizzle-orm'
import { storableJson } from '@/lib/text/storableJson'
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

interface Database {
  execute: (statement: SQL) => Promise<unknown>
}

/**
 * Queues a worker job. On the connection of a transaction (`dbOf`) it runs once the transaction is committed, and not
 * at all if it is rolled back.
 * @param job name of a job of the core or of a plugin
 */
export const queueJob = (
  db: Database,
  job: string,
  input: object,
  { key, ...options }: QueueOptions = {},
): Promise<void> => queueJobs(db, job, [{ input, key }], options)

/** Queues jobs of one name in one statement, as `queueJob` does each of them. */
export async function queueJobs(
  db: Database,
  job: string,
  jobs: { input: object; key?: string }[],
  { maxAttempts = 25, waitSeconds = 0 }: Omit<QueueOptions, 'key'> = {},
): Promise<void> {
  if (jobs.length === 0) return
  // Continues the current trace in the jobs, if there is one; `withoutTrace` removes it from the input.
  const traceparent = currentTraceparent()
  const rows = jobs.map(({ input, key }) => ({ input: traceparent ? { ...input, traceparent } : input, key }))
  await db.execute(sql`select graphile_worker.add_job(${job}, r.input, job_key => r.key, max_attempts => ${maxAttempts},
    run_at => now() + make_interval(secs => ${waitSeconds}))
    from json_to_recordset(${storableJson(rows)}::json) as r(input json, key text)`)
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
