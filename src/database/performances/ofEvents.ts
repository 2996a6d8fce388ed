import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const i = namesOf('event_instances', 'i')
const v = namesOf('_event_instances_v', 'v')
const eventsTable = namesOf('events')
const eventsV = namesOf('_events_v', 'v')
const e = namesOf('events', 'e')

type Reader = Pick<PayloadRequest, 'payload' | 'transactionID'>

const list = (ids: string[]) => sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`

/** Ids of all performances of events, including trashed ones and those that only a draft assigns to the event. */
export async function findPerformancesOfEvents(req: Reader, events: string[]): Promise<string[]> {
  if (events.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    select ${i.id} from ${i} where ${i.event_id} = any(${list(events)})
    union select ${v.parent_id} from ${v} where ${v.latest} and ${v.version_event_id} = any(${list(events)}) order by 1`)
  return rows.map(({ id }) => id)
}

/**
 * A fingerprint of each event and its performances, by event id: it changes whenever one of them is saved, trashed,
 * restored, added or deleted.
 */
export async function readEventFingerprints(req: Reader, events: string[]): Promise<Map<string, string>> {
  if (events.length === 0) return new Map()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; stand: string }>(sql`
    with chosen as (select ${eventsTable.id}, greatest(${eventsTable.updated_at}, ${eventsTable.deleted_at}) as changed from ${eventsTable} where ${eventsTable.id} = any(${list(events)})),
    own as (select ${eventsV.parent_id} as event, max(${eventsV.updated_at}) as changed from ${eventsV} join chosen c on c.id = ${eventsV.parent_id} where ${eventsV.latest} group by 1),
    performances as (
      select ${i.event_id} as event, count(*) as count, max(greatest(${i.updated_at}, ${i.deleted_at}, ${v.updated_at})) as changed
      from ${i} join chosen c on c.id = ${i.event_id} left join ${v} on ${v.parent_id} = ${i.id} and ${v.latest} group by 1)
    select c.id, concat_ws('|', extract(epoch from greatest(c.changed, o.changed, p.changed))::text, coalesce(p.count, 0)) as stand
    from chosen c left join own o on o.event = c.id left join performances p on p.event = c.id`)
  return new Map(rows.map(({ id, stand }) => [id, stand]))
}

/** Filters events to those that are not over, as staff know their dates: they have future dates or none. */
export async function filterNotOver(req: Reader, events: string[]): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    select ${e.id} from ${e} where ${e.id} = any(${list(events)}) and (coalesce(${e.end_date}, ${e.start_date}, 'infinity') >= now() - interval '2 days'
      or exists (select from ${v} join ${i} on ${i.id} = ${v.parent_id}
        where ${v.latest} and ${v.version_event_id} = ${e.id} and ${i.deleted_at} is null and coalesce(${v.version_end}, ${v.version_start}) >= now() - interval '2 days'))`)
  return new Set(rows.map(({ id }) => id))
}

/** An upcoming performance by its newest version. */
export interface UpcomingPerformance extends Record<string, unknown> {
  id: string
  event: string
}

/**
 * Filters performances to those that begin within a number of days, or last for days and are not over, and are not in the
 * trash, the earliest first.
 */
export async function filterUpcoming(req: Reader, ids: string[], days: number): Promise<UpcomingPerformance[]> {
  if (ids.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<UpcomingPerformance>(sql`
    select ${v.parent_id} as id, ${v.version_event_id} as event from ${v} join ${i} on ${i.id} = ${v.parent_id} join ${e} on ${e.id} = ${v.version_event_id}
    where ${v.latest} and ${v.parent_id} = any(${list(ids)}) and ${i.deleted_at} is null and ${e.deleted_at} is null
      and (${v.version_start} > now() or (${v.version_end} > now() and ${v.version_end} > ${v.version_start} + interval '1 day'))
      and ${v.version_start} < now() + make_interval(days => ${days}) and ${v.version_instance_status} in ('scheduled', 'sold_out')
    order by ${v.version_start}, ${v.parent_id}`)
  return rows
}
