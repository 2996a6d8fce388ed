import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf, oneRow } from '@/database/connections'
import { namesOf } from '@/database/names'
import { performanceIdsOfEvent } from './locations'

const i = namesOf('event_instances', 'i')
const eventsTable = namesOf('events')
const eventInstances = namesOf('event_instances')
const v = namesOf('_event_instances_v', 'v')
const eventInstancesV = namesOf('_event_instances_v')
const payloadJobs = namesOf('payload_jobs')
const payloadLockedDocuments = namesOf('payload_locked_documents')
const payloadLockedDocumentsRels = namesOf('payload_locked_documents_rels')
const payloadPreferences = namesOf('payload_preferences')
const e = namesOf('events', 'e')

/** The times set for publishing performances, up to the condition on their ids. */
const TIMES_OF_PERFORMANCES = sql`from ${payloadJobs} where ${payloadJobs.task_slug} = 'schedulePublish' and ${payloadJobs.completed_at} is null and ${payloadJobs.processing} is not true
    and ${payloadJobs.input} -> 'doc' ->> 'relationTo' = 'event-instances' and ${payloadJobs.input} -> 'doc' ->> 'value'`

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** An event that is locked until the end of the transaction. */
export interface LockedEvent {
  /** Exact time at which it was moved to the trash; null if it is not there. */
  trashedAt: string | null
  /** Ids of the performances that are in the same place and move with it. */
  performances: string[]
}

/**
 * Waits for concurrent saves of an event's performances and blocks new ones until the end of the transaction. Call it
 * before writing the event itself, because saving a performance also writes its event.
 */
export async function awaitPerformanceSaves(req: Transaction, event: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(own.id::text)) from (${performanceIdsOfEvent(event)} order by ${i.id}) own`,
  )
}

/** Locks an event that is about to be trashed or restored, and finds the performances that move with it. */
export async function lockEvent(req: Transaction, event: string): Promise<LockedEvent> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ trashed_at: string | null }>(
    sql`select ${eventsTable.deleted_at}::text as trashed_at from ${eventsTable} where ${eventsTable.id} = ${event}::uuid for no key update`,
  )
  const trashedAt = rows[0]?.trashed_at ?? null
  const { rows: performances } = await db.execute<{ id: string }>(
    sql`select ${eventInstances.id} from ${eventInstances} where ${eventInstances.id} in (${performanceIdsOfEvent(event)}) and ${eventInstances.deleted_at} is not distinct from ${trashedAt}::timestamptz`,
  )
  return { performances: performances.map(({ id }) => id), trashedAt }
}

/**
 * Moves an event's performances to or from the trash with the event. Those trashed separately stay, because their time
 * differs. Restored performances keep their state, published or draft; the trash cancels times set for publishing them.
 * @param trashedAt value of the event before the move
 */
export async function moveWithEvent(
  req: Transaction,
  event: string,
  { trashedAt }: Pick<LockedEvent, 'trashedAt'>,
): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`
    with moved as (
      update ${eventInstances} set ${eventInstances.deleted_at} = (select ${eventsTable.deleted_at} from ${eventsTable} where ${eventsTable.id} = ${event}::uuid), ${eventInstances.updated_at} = now()
      where ${eventInstances.id} in (${performanceIdsOfEvent(event)}) and ${eventInstances.deleted_at} is not distinct from ${trashedAt}::timestamptz
      returning ${eventInstances.id}, ${eventInstances.deleted_at}, ${eventInstances.updated_at}),
    cancelled as (delete ${TIMES_OF_PERFORMANCES} in (select id::text from moved where deleted_at is not null))
    update ${v} set ${eventInstancesV.version_deleted_at} = moved.deleted_at, ${eventInstancesV.version_updated_at} = moved.updated_at
    from moved where ${v.parent_id} = moved.id and ${v.latest}`)
}

/**
 * Moves performances to the trash, which cancels times set for publishing them, or restores them. Their state, published
 * or draft, is unchanged. Call it inside `changeManyOutsideForms`.
 */
export async function movePerformances(req: Transaction, ids: string[], to: 'site' | 'trash'): Promise<void> {
  if (ids.length === 0) return
  const at = to === 'trash' ? sql`date_trunc('milliseconds', now())` : sql`null::timestamptz`
  await (
    await dbOf(req)
  ).execute(sql`
    with moved as (
      update ${eventInstances} set ${eventInstances.deleted_at} = ${at}, ${eventInstances.updated_at} = now()
      where ${eventInstances.id} = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)) and (${eventInstances.deleted_at} is null) = ${to === 'trash'}
      returning ${eventInstances.id}, ${eventInstances.deleted_at}, ${eventInstances.updated_at}),
    cancelled as (delete ${TIMES_OF_PERFORMANCES} in (select id::text from moved where deleted_at is not null))
    update ${v} set ${eventInstancesV.version_deleted_at} = moved.deleted_at, ${eventInstancesV.version_updated_at} = moved.updated_at
    from moved where ${v.parent_id} = moved.id and ${v.latest}`)
}

/** Ids of all performances of an event, including trashed ones. */
export async function findPerformanceIds(req: Transaction, event: string): Promise<string[]> {
  const { rows } = await (await dbOf(req)).execute<{ id: string }>(performanceIdsOfEvent(event))
  return rows.map(({ id }) => id)
}

/**
 * Deletes performances with everything that Payload stores for them: versions, locks, schedules and preferences.
 * Hundreds are deleted with their event in a few statements. Other rows that belong to them are deleted by
 * `deleteDocumentRows`.
 */
export async function deletePerformanceRows(req: Transaction, ids: string[]): Promise<void> {
  const db = await dbOf(req)
  const own = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const uuids = sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
  await db.execute(sql`delete ${TIMES_OF_PERFORMANCES} in ${own}`)
  await db.execute(
    sql`delete from ${payloadLockedDocuments} where ${payloadLockedDocuments.id} in (select ${payloadLockedDocumentsRels.parent_id} from ${payloadLockedDocumentsRels} where ${payloadLockedDocumentsRels.path} = 'document' and ${payloadLockedDocumentsRels.event_instances_id} = any(${uuids}))`,
  )
  await db.execute(
    sql`delete from ${payloadPreferences} where ${payloadPreferences.key} in (select 'collection-event-instances-' || id from ${own} as one(id))`,
  )
  await db.execute(sql`delete from ${eventInstancesV} where ${eventInstancesV.parent_id} = any(${uuids})`)
  await db.execute(sql`delete from ${eventInstances} where ${eventInstances.id} = any(${uuids})`)
}

/**
 * Locks an event that a performance refers to.
 * @returns whether it is in the trash; null if it does not exist
 */
export async function lockEventAndReadTrash(req: Transaction, event: string): Promise<boolean | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ is_trashed: boolean }>(
    sql`select ${eventsTable.deleted_at} is not null as is_trashed from ${eventsTable} where ${eventsTable.id} = ${event}::uuid for no key update`,
  )
  return rows[0]?.is_trashed ?? null
}

/** Counts the performances of a tenant's events, and those that are in the same place as their event. */
export async function countPerformancesOf(
  req: Transaction,
  events: string[],
  tenant: string,
): Promise<{ all: number; along: number }> {
  const ids = sql.join(
    events.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ all: number; along: number }>(sql`
    select count(*)::int as all, (count(*) filter (where own.deleted_at is not distinct from ${e.deleted_at}))::int as along
    from (
      select ${i.deleted_at}, case when ${i._status} = 'published' or ${v.id} is null then ${i.event_id} else ${v.version_event_id} end as event_id
      from ${i} left join ${v} on ${v.parent_id} = ${i.id} and ${v.latest}
      where ${i.tenant_id} = ${tenant}::uuid and (${i.event_id} in (${ids}) or ${v.version_event_id} in (${ids}))
    ) own join ${e} on ${e.id} = own.event_id
    where ${e.id} in (${ids}) and ${e.tenant_id} = ${tenant}::uuid`)
  return oneRow(rows)
}
