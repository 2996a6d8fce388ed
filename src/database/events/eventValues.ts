import type { SQL } from 'drizzle-orm'

interface Options {
  /** Performances that nobody published count, too. */
  withDrafts: boolean
}

/**
 * Values that are kept for the row of `events` that the statement stands in, under a name: a select of one column `value`,
 * a text. It has to compare `tenant_id` with that of `events`.
 */
export type EventValuesOf = (name: string, options: Options) => SQL
