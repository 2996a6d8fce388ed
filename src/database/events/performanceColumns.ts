import { sql, type SQL } from 'drizzle-orm'

/**
 * The effective value of a performance's column, for the aliases `i` (performance) and `v` (newest version): the
 * published value if published, otherwise the drafted one.
 */
export const effectiveColumn = (name: string, type = ''): SQL =>
  sql.raw(`case when i._status = 'published' or v.id is null then i."${name}"${type} else v.version_${name}${type} end`)

/** Whether it was cancelled or postponed. */
export const IS_CALLED_OFF = sql`${effectiveColumn('instance_status', '::text')} in ('cancelled', 'postponed')`

/**
 * Start column of the current or next performance: of those taking place, otherwise of those called off, which staff
 * still have to deal with. An aggregate over `start`, `end` and `is_off`.
 */
export const nextStartColumn = (column: 'start' | 'start_tz'): SQL =>
  sql.raw(`(array_agg(${column} order by is_off, start) filter (where coalesce("end", start) >= now()))[1]`)
