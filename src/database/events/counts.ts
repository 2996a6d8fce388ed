import { sql, type SQL } from 'drizzle-orm'

/** A column of a performance `i` with its newest version `v`: as visitors see one that is published; as it is drafted of any other, of which they see nothing. */
export const counts = (name: string, type = ''): SQL =>
  sql.raw(`case when i._status = 'published' or v.id is null then i."${name}"${type} else v.version_${name}${type} end`)

/** It was called off. */
export const IS_OFF = sql`${counts('instance_status', '::text')} in ('cancelled', 'postponed')`

/**
 * Of the performance that comes next, or is on: of those that take place, else of those that were called off, since staff
 * has to do with these, too. An aggregate over `start`, `end` and `is_off`.
 */
export const nextAmong = (column: 'start' | 'start_tz'): SQL =>
  sql.raw(`(array_agg(${column} order by is_off, start) filter (where coalesce("end", start) >= now()))[1]`)
