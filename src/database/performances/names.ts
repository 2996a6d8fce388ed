import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const eventInstances = namesOf('event_instances')
const e = namesOf('events', 'e')
const l = namesOf('_events_v_locales', 'l')
const v = namesOf('_events_v', 'v')
const eventsLocales = namesOf('events_locales', 'l')
const i = namesOf('event_instances', 'i')
const eventInstancesLocales = namesOf('event_instances_locales', 'l')
const eventInstancesV = namesOf('_event_instances_v', 'v')
const eventInstancesVLocales = namesOf('_event_instances_v_locales', 'l')
const eventInstancesLocalesTable = namesOf('event_instances_locales')
const eventInstancesVLocalesTable = namesOf('_event_instances_v_locales')

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export type Titles = Record<string, string | null>

/** A row with a name: a performance's main row, or its newest version. */
export interface NamedRow extends Record<string, unknown> {
  id: string
  /** Id of the event that this row refers to. */
  event: string | null
  isVersion: boolean
  /** ISO 8601. */
  start: string | null
  zone: string | null
  /** By language. */
  names: Titles
}

/** Selects performances: all of an event, or by id. */
export type PerformanceSelection = { event: string } | { ids: string[] }

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/**
 * Reads ids of a tenant's performances in order, including trashed ones.
 * @param after last id of the previous page. Default: from the start
 */
export async function readPerformanceIdsAfter(
  req: Transaction,
  { after, limit, tenant }: { after?: string; limit: number; tenant: string },
): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    select ${eventInstances.id} from ${eventInstances} where ${eventInstances.tenant_id} = ${tenant}::uuid ${after ? sql`and id > ${after}::uuid` : sql``} order by ${eventInstances.id} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Reads the titles of events' newest versions, by language. */
export async function readEventTitles(req: Transaction, events: string[]): Promise<Map<string, Titles>> {
  if (events.length === 0) return new Map()
  const ids = sql.join(
    events.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; titles: Titles }>(sql`
    select ${e.id}, coalesce(
      (select json_object_agg(${l._locale}, ${l.version_title}) from ${v} join ${l} on ${l._parent_id} = ${v.id} where ${v.parent_id} = ${e.id} and ${v.latest}),
      (select json_object_agg(${eventsLocales._locale}, ${eventsLocales.title}) from ${eventsLocales} where ${eventsLocales._parent_id} = ${e.id}), '{}') as titles
    from ${e} where ${e.id} in (${ids})`)
  return new Map(rows.map(({ id, titles }) => [id, titles]))
}

/** Reads the names of performances and the data from which they are derived. */
export async function readNamedRows(req: Transaction, chosen: PerformanceSelection): Promise<NamedRow[]> {
  const list =
    'ids' in chosen
      ? sql.join(
          chosen.ids.map((id) => sql`${id}::uuid`),
          sql`, `,
        )
      : null
  if ('ids' in chosen && chosen.ids.length === 0) return []
  const main = 'event' in chosen ? sql`${i.event_id} = ${chosen.event}::uuid` : sql`${i.id} in (${list})`
  const version = 'event' in chosen ? sql`v.version_event_id = ${chosen.event}::uuid` : sql`v.parent_id in (${list})`
  const { rows } = await (
    await dbOf(req)
  ).execute<NamedRow>(sql`
    select ${i.id}, ${i.event_id} as event, false as "isVersion", to_char(${i.start} at time zone 'UTC', ${ISO}) as start, ${i.start_tz} as zone,
      coalesce((select json_object_agg(${eventInstancesLocales._locale}, ${eventInstancesLocales.title}) from ${eventInstancesLocales} where ${eventInstancesLocales._parent_id} = ${i.id}), '{}') as names
    from ${i} where ${main}
    union all
    select ${eventInstancesV.id}, ${eventInstancesV.version_event_id}, true, to_char(${eventInstancesV.version_start} at time zone 'UTC', ${ISO}), ${eventInstancesV.version_start_tz},
      coalesce((select json_object_agg(${eventInstancesVLocales._locale}, ${eventInstancesVLocales.version_title}) from ${eventInstancesVLocales} where ${eventInstancesVLocales._parent_id} = ${eventInstancesV.id}), '{}')
    from ${eventInstancesV} where ${eventInstancesV.latest} and ${version}`)
  return rows
}

export interface NewName {
  id: string
  isVersion: boolean
  language: string
  name: string
}

/** Writes names. They are derived and not part of any form, so this does not count as a save. */
export async function writeNames(req: Transaction, names: NewName[]): Promise<void> {
  const db = await dbOf(req)
  const rows = (isVersion: boolean) => {
    const own = names.filter((row) => row.isVersion === isVersion)
    return own.length > 0
      ? sql`jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r(id uuid, language text, name text)`
      : null
  }
  const [live, drafted] = [rows(false), rows(true)]
  if (live) {
    await db.execute(sql`insert into ${eventInstancesLocalesTable} (${eventInstancesLocalesTable._parent_id}, ${eventInstancesLocalesTable._locale}, ${eventInstancesLocalesTable.title}) select id, language::_locales, name from ${live}
      on conflict (${eventInstancesLocalesTable._locale}, ${eventInstancesLocalesTable._parent_id}) do update set ${eventInstancesLocalesTable.title} = excluded.${eventInstancesLocalesTable.title}`)
  }
  if (drafted) {
    await db.execute(sql`insert into ${eventInstancesVLocalesTable} (${eventInstancesVLocalesTable._parent_id}, ${eventInstancesVLocalesTable._locale}, ${eventInstancesVLocalesTable.version_title}) select id, language::_locales, name from ${drafted}
      on conflict (${eventInstancesVLocalesTable._locale}, ${eventInstancesVLocalesTable._parent_id}) do update set ${eventInstancesVLocalesTable.version_title} = excluded.${eventInstancesVLocalesTable.version_title}`)
  }
}
