import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { performanceIdsOfEvent } from '@/database/performances/locations'
import { namesOf } from '@/database/names'

const i = namesOf('event_instances', 'i')
const v = namesOf('_event_instances_v', 'v')
const live = namesOf('events', 't')
const drafted = namesOf('_events_v', 't')

/**
 * The effective value of a performance's column, for the aliases `i` (performance) and `v` (newest version): the
 * published value if published, otherwise the drafted one.
 */
export const effectiveColumn = (name: 'end' | 'end_tz' | 'instance_status' | 'start' | 'start_tz', type = ''): SQL =>
  sql.raw(
    `case when ${i._status} = 'published' or ${v.id} is null then ${i[name]}${type} else ${v[`version_${name}`]}${type} end`,
  )

/** Whether it was cancelled or postponed. */
export const IS_CALLED_OFF = sql`${effectiveColumn('instance_status', '::text')} in ('cancelled', 'postponed')`

/**
 * Start column of the current or next performance: of those taking place, otherwise of those called off, which staff
 * still have to deal with. An aggregate over `start`, `end` and `is_off`.
 */
export const nextStartColumn = (column: 'start' | 'start_tz'): SQL =>
  sql.raw(`(array_agg(${column} order by is_off, start) filter (where coalesce("end", start) >= now()))[1]`)

/** Rows of one table to update. */
export interface EventRows {
  /** Id of the event. */
  id: SQL
  /** Prefix of column names. */
  prefix: '' | 'version_'
  table: 'events' | '_events_v'
  which: SQL
  /** Skips rows that are locked by a concurrent save. Default: false. */
  isPassing?: boolean
}

/** The names of the columns of the next performance. @param prefix of column names */
export const nextColumns = (prefix: string): string[] => [`${prefix}next_performance`, `${prefix}nextperformance_tz`]

/** SQL for the next performance of an event; without performances, the event's own start until it is over. */
export function nextOf({ id, prefix }: Omit<EventRows, 'which'>): SQL {
  const column = (name: string) => sql.raw(`t.${prefix}${name}`)
  const typed = (name: string) =>
    sql`case when coalesce(${column('end_date')}, ${column('start_date')}) >= now() then ${column(name)} end`
  return sql`(select case when count(start) > 0 then ${nextStartColumn('start')} else ${typed('start_date')} end as at,
      case when count(start) > 0 then ${nextStartColumn('start_tz')} else ${typed('startdate_tz')} end as zone
    from (
      select ${effectiveColumn('start')} as start, ${effectiveColumn('start_tz')} as start_tz, ${effectiveColumn('end')} as "end", ${IS_CALLED_OFF} as is_off
      from ${i} left join ${v} on ${v.parent_id} = ${i.id} and ${v.latest}
      where ${i.id} in (${performanceIdsOfEvent(id)}) and ${i.deleted_at} is null) performance
    where start is not null)`
}

function rewrite(rows: EventRows): SQL {
  const names = nextColumns(rows.prefix)
  const columns = sql.raw(names.join(', '))
  const stored = sql.raw(names.map((name) => `t.${name}`).join(', '))
  const table = sql.raw(rows.table)
  // Saving a performance locks its event through the foreign key: a weaker lock here avoids deadlocks with it.
  return sql`with stale as (select t.id, n.at, n.zone from ${table} t cross join lateral ${nextOf(rows)} n
      where ${rows.which} and (${stored}) is distinct from (n.at, n.zone) for no key update of t ${sql.raw(rows.isPassing ? 'skip locked' : '')})
    update ${table} set (${columns}) = (stale.at, stale.zone) from stale where ${table}.id = stale.id`
}

export const LIVE = { id: sql`${live.id}`, prefix: '', table: 'events' } as const
export const DRAFTED = { id: sql`${drafted.parent_id}`, prefix: 'version_', table: '_events_v' } as const

/**
 * Updates the next performance of an event, on the main row and the newest version. The value is derived, so this does
 * not count as a save.
 */
export async function writeNextPerformance(req: Transaction, event: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(rewrite({ ...LIVE, which: sql`${live.id} = ${event}::uuid` }))
  await db.execute(rewrite({ ...DRAFTED, which: sql`${drafted.latest} and ${drafted.parent_id} = ${event}::uuid` }))
}

/**
 * Puts right what time alone has made wrong: a performance that was the next has begun. To be called before events are
 * read in the order of their next performance.
 * @param tenants whose events are read: on an evening something has begun at every site of the installation
 */
export async function refreshNextPerformances(req: Transaction, tenants: string[]): Promise<void> {
  if (tenants.length === 0) return
  const db = await dbOf(req)
  const ids = sql`array(select jsonb_array_elements_text(${JSON.stringify(tenants)}::jsonb)::uuid)`
  await db.execute(
    rewrite({
      ...LIVE,
      isPassing: true,
      which: sql`${live.tenant_id} = any(${ids}) and ${live.next_performance} < now()`,
    }),
  )
  await db.execute(
    rewrite({
      ...DRAFTED,
      isPassing: true,
      which: sql`${drafted.version_tenant_id} = any(${ids}) and ${drafted.latest} and ${drafted.version_next_performance} < now()`,
    }),
  )
}
