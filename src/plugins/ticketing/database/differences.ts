import { sql, type SQL } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import type { LinkedCollection } from './links'

const l = namesOf('ticketing_links', 'l')
const e = namesOf('events', 'e')
const i = namesOf('event_instances', 'i')
const f = namesOf('ticketing_links', 'f')
const ticketingLinks = namesOf('ticketing_links')

/** Which documents: those of a run that was taken back, of an event with its performances, or one. */
export type DifferenceScope =
  { run: string; tenant: string } | { event: string } | { collection: LinkedCollection; document: string }

const scopeOf = (scope: DifferenceScope): SQL =>
  'run' in scope
    ? sql`${l.tenant_id} = ${scope.tenant}::uuid and ${l.taken_back_run} = ${scope.run}::uuid`
    : 'event' in scope
      ? sql`${e.id} = ${scope.event}::uuid`
      : sql`${l.collection} = ${scope.collection} and ${l.document_id} = ${scope.document}::uuid`

/** Links of documents with their events, of those that follow a box office. */
const FOLLOWED = sql`${l}
  left join ${i} on ${l.collection} = 'event-instances' and ${i.id} = ${l.document_id} and ${i.tenant_id} = ${l.tenant_id}
  join ${e} on ${e.id} = case when ${l.collection} = 'events' then ${l.document_id} else ${i.event_id} end and ${e.tenant_id} = ${l.tenant_id} and ${e.deleted_at} is null
  join ${f} on ${f.collection} = 'events' and ${f.document_id} = ${e.id} and ${f.provider} = ${l.provider} and ${f.is_connected}`

/** A performance that was taken back into the trash differs while it is there; others while they are on the site. */
const DIFFERS = sql`case when ${i.deleted_at} is null then ${l.taken_back} <> '[]' or ${l.held_facts} <> '{}' or coalesce(${l.state} = 'kept', false)
  else coalesce(${l.state} = 'takenBack', false) end`

/** Number of documents that differ from the box office since a run was taken back, by run. */
export async function countDifferencesByRun(
  req: Transaction,
  { runs, tenant }: { runs: string[]; tenant: string },
): Promise<Map<string, number>> {
  if (runs.length === 0) return new Map()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number; run: string }>(sql`
    select ${l.taken_back_run} as run, count(*)::int as count from ${FOLLOWED} where ${l.tenant_id} = ${tenant}::uuid and ${DIFFERS}
      and ${l.taken_back_run} = any(array(select jsonb_array_elements_text(${JSON.stringify(runs)}::jsonb)::uuid)) group by 1`)
  return new Map(rows.map(({ count, run }) => [run, count]))
}

/** Number of an event's documents, itself and its performances, that differ since a run was taken back. */
export async function countDifferencesOfEvent(req: Transaction, event: string): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number }>(
    sql`select count(*)::int as count from ${FOLLOWED} where ${scopeOf({ event })} and ${DIFFERS}`,
  )
  return rows[0]?.count ?? 0
}

/** Number of an event's performances of which something else is announced than the box office last sent. */
export async function countAnnouncedOtherwise(req: Transaction, event: string): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number }>(sql`
    select count(*)::int as count from ${FOLLOWED} where ${scopeOf({ event })} and ${l.is_connected} and ${i.deleted_at} is null
      and exists (
        select 1 from jsonb_each(${l.seen}) s(name, value) where s.name in ('instanceStatus', 'start', 'venue')
          and s.value ->> 'theirs' <> '' and s.value ->> 'theirs' <> s.value ->> 'ours' and not ${l.taken_back} ? s.name)`)
  return rows[0]?.count ?? 0
}

/**
 * Makes what was taken back follow the box office again. Its facts are back at once; fields, and performances that were
 * taken to or from the trash, with the next sync, which checks these events whole.
 * @returns the number of documents
 */
export async function followAgain(req: Transaction, scope: DifferenceScope): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number }>(sql`
    with different as (select ${l.id}, ${f.id} as of_event from ${FOLLOWED} where ${scopeOf(scope)} and ${DIFFERS}),
    followed as (
      update ${l} set ${ticketingLinks.taken_back} = '[]', ${ticketingLinks.taken_back_run} = null, ${ticketingLinks.held_facts} = '{}',
        ${ticketingLinks.seen} = ${l.seen} || coalesce((select jsonb_object_agg(name, (${l.seen} -> name) || '{"theirs":""}') from jsonb_array_elements_text(${l.taken_back}) name where ${l.seen} ? name), '{}'),
        ${ticketingLinks.state} = case ${l.state} when 'kept' then null when 'takenBack' then 'removed' else ${l.state} end,
        ${ticketingLinks.attributes} = coalesce(${l.held_facts} -> 'attributes', ${l.attributes}),
        ${ticketingLinks.is_few_left} = coalesce((${l.held_facts} ->> 'isFewLeft')::boolean, ${l.is_few_left}),
        ${ticketingLinks.on_sale} = case when ${l.held_facts} ? 'onSale' then (${l.held_facts} ->> 'onSale')::boolean else ${l.on_sale} end,
        ${ticketingLinks.on_sale_from} = case when ${l.held_facts} ? 'onSaleFrom' then (${l.held_facts} ->> 'onSaleFrom')::timestamptz(3) else ${l.on_sale_from} end,
        ${ticketingLinks.digest} = null
      from different d where ${l.id} = d.id returning ${l.id}),
    checked as (
      update ${l} set ${ticketingLinks.digest} = null
      where ${l.id} in (select of_event from different) and ${l.id} not in (select id from different))
    select count(*)::int as count from followed`)
  return rows[0]?.count ?? 0
}
