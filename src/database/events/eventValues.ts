import type { SQL } from 'drizzle-orm'

interface Options {
  /** Whether unpublished performances count. */
  withDrafts: boolean
}

/**
 * A subquery for the values stored under a name for the current row of `events`. It selects a single text column
 * `value` and must compare `tenant_id` with that of `events`.
 */
export type EventValuesOf = (name: string, options: Options) => SQL
