import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/** Filters keys to those of running jobs or jobs with attempts left. */
export async function filterQueuedKeys(req: Transaction, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ key: string }>(sql`
    select key from graphile_worker.jobs where key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))) and attempts < max_attempts`)
  return new Set(rows.map(({ key }) => key))
}
