import { sql, type SQL } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import type { EventValuesOf } from '@/database/events/eventValues'
import type { Sale } from '@/lib/events/sale'
import { namesOf } from '@/database/names'
import type { AttributeValues } from '../lib/facts/attributeValues'
import { changedFacts, type FactChanges, type Facts, type FactState } from '../lib/facts/facts'
import { ON_SALE } from '../lib/facts/propertiesOf'
import type { ConnectionKey } from './connections'
import type { LinkedCollection, StoredLink } from './links'
import { isLive } from './liveLinks'

const l = namesOf('ticketing_links', 'l')
const ticketingLinks = namesOf('ticketing_links')
const ofEvent = namesOf('ticketing_links', 'of_event')
const i = namesOf('event_instances', 'i')
const events = namesOf('events', 'events')

export interface Fact extends Facts {
  /** Id at the box office. */
  externalId: string
}

/** Facts of one document that a sync has changed. */
export interface ChangedFacts {
  documentId: string
  externalId: string
  changes: FactChanges
}

/** Limits the size of a statement to a few megabytes. */
const ROWS_AT_ONCE = 1000

/**
 * Saves changed facts with their links. Facts without a linked document are ignored. A fact that a user took back stays
 * until the box office reports another.
 */
export async function saveFacts(
  req: Transaction,
  { provider, tenant }: ConnectionKey,
  collection: LinkedCollection,
  facts: Fact[],
): Promise<ChangedFacts[]> {
  const db = await dbOf(req)
  const changed: ChangedFacts[] = []
  for (let start = 0; start < facts.length; start += ROWS_AT_ONCE) {
    const rows = facts
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ attributes, externalId: id, isFewLeft, onSale, onSaleFrom }) => ({
        id,
        facts: { attributes, isFewLeft, onSale, onSaleFrom },
      }))
    const isHeld = (name: keyof Facts) => sql`${l.held_facts} -> ${name}::text = r.facts -> ${name}::text`
    const { rows: saved } = await db.execute<SavedFacts>(sql`
      with news as (
        select ${l.id}, ${l.attributes}, ${l.is_few_left}, ${l.on_sale}, ${l.on_sale_from},
          case when ${isHeld('attributes')} then ${l.attributes} else r.facts -> 'attributes' end as new_attributes,
          case when ${isHeld('isFewLeft')} then ${l.is_few_left} else (r.facts ->> 'isFewLeft')::boolean end as new_few,
          case when ${isHeld('onSale')} then ${l.on_sale} else (r.facts ->> 'onSale')::boolean end as new_on_sale,
          case when ${isHeld('onSaleFrom')} then ${l.on_sale_from} else (r.facts ->> 'onSaleFrom')::timestamptz(3) end as new_from,
          case when ${l.held_facts} = '{}' then ${l.held_facts}
            else (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${l.held_facts}) where value = r.facts -> key) end as new_held
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, facts jsonb)
          join ${l} on ${l.tenant_id} = ${tenant}::uuid and ${l.provider} = ${provider} and ${l.collection} = ${collection} and ${l.external_id} = r.id)
      update ${l} set ${ticketingLinks.attributes} = n.new_attributes, ${ticketingLinks.is_few_left} = n.new_few, ${ticketingLinks.on_sale} = n.new_on_sale, ${ticketingLinks.on_sale_from} = n.new_from, ${ticketingLinks.held_facts} = n.new_held
      from news n where ${l.id} = n.id
        and (${l.attributes}, ${l.is_few_left}, ${l.on_sale}, ${l.on_sale_from}, ${l.held_facts}) is distinct from (n.new_attributes, n.new_few, n.new_on_sale, n.new_from, n.new_held)
      returning ${l.document_id} as document, ${l.external_id} as external, n.attributes as old_attributes, n.is_few_left as old_few, n.on_sale as old_on_sale,
        n.on_sale_from as old_from, ${l.attributes}, ${l.is_few_left} as few, ${l.on_sale}, ${l.on_sale_from} as "from"`)
    changed.push(...saved.flatMap(toChangedFacts))
  }
  return changed
}

interface SavedFacts extends Record<string, unknown> {
  document: string
  external: string
  old_attributes: AttributeValues
  old_few: boolean
  old_on_sale: boolean | null
  old_from: Date | string | null
  attributes: AttributeValues
  few: boolean
  on_sale: boolean | null
  from: Date | string | null
}

const toIso = (moment: Date | string | null): string | null => (moment === null ? null : new Date(moment).toISOString())

function toChangedFacts(saved: SavedFacts): ChangedFacts[] {
  const changes = changedFacts(
    {
      attributes: saved.old_attributes,
      isFewLeft: saved.old_few,
      onSale: saved.old_on_sale,
      onSaleFrom: toIso(saved.old_from),
    },
    { attributes: saved.attributes, isFewLeft: saved.few, onSale: saved.on_sale, onSaleFrom: toIso(saved.from) },
  )
  return changes ? [{ changes, documentId: saved.document, externalId: saved.external }] : []
}

/** The facts of a link, and those that a user took back. */
export const factStateOf = ({ attributes, heldFacts, isFewLeft, onSale, onSaleFrom }: StoredLink): FactState => ({
  facts: { attributes, isFewLeft, onSale, onSaleFrom: toIso(onSaleFrom) },
  held: heldFacts,
})

/** Stores facts that were taken back, with the run that had changed them. */
export async function writeTakenBackFacts(
  req: Transaction,
  collection: LinkedCollection,
  run: string,
  states: (FactState & { documentId: string })[],
): Promise<void> {
  const db = await dbOf(req)
  for (let start = 0; start < states.length; start += ROWS_AT_ONCE)
    await db.execute(sql`
      update ${l} set ${ticketingLinks.held_facts} = r.held, ${ticketingLinks.taken_back_run} = ${run}::uuid, ${ticketingLinks.attributes} = r.facts -> 'attributes',
        ${ticketingLinks.is_few_left} = (r.facts ->> 'isFewLeft')::boolean, ${ticketingLinks.on_sale} = (r.facts ->> 'onSale')::boolean, ${ticketingLinks.on_sale_from} = (r.facts ->> 'onSaleFrom')::timestamptz(3)
      from jsonb_to_recordset(${JSON.stringify(states.slice(start, start + ROWS_AT_ONCE))}::jsonb) as r("documentId" uuid, facts jsonb, held jsonb)
      where ${l.collection} = ${collection} and ${l.document_id} = r."documentId"`)
}

/** Only while the event itself is connected. */
const isFollowed = (link: SQL, event: SQL): SQL => sql`
  exists (select 1 from ${ofEvent} where ${ofEvent.collection} = 'events' and ${ofEvent.document_id} = ${event}
    and ${ofEvent.tenant_id} = ${link}.tenant_id and ${ofEvent.provider} = ${link}.provider and ${ofEvent.is_connected})`

/** Values stored for an event and its performances, for one box office. */
export const valuesOf =
  (provider: string): EventValuesOf =>
  (name, { withDrafts }) => {
    const values =
      name === ON_SALE
        ? sql`select ${l.on_sale}::text as value where ${l.on_sale} is not null`
        : sql`select jsonb_array_elements_text(coalesce(${l.attributes} -> ${name}::text, '[]'::jsonb)) as value`
    const live = withDrafts ? sql`` : sql`and ${i._status} = 'published'`
    return sql`select v.value from ${l} cross join lateral (${values}) v
      where ${l.tenant_id} = ${events.tenant_id} and ${l.provider} = ${provider} and ${isLive(sql`l`)} and ${isFollowed(sql`l`, sql`${events.id}`)}
        and ((${l.collection} = 'events' and ${l.document_id} = ${events.id})
          or (${l.collection} = 'event-instances' and ${l.document_id} in (select ${i.id} from ${i} where ${i.event_id} = ${events.id} and ${i.tenant_id} = ${events.tenant_id} and ${i.deleted_at} is null ${live})))`
  }

/** Stored values of a tenant by name, sorted; limited to the `maxValues` most common ones per name. */
export async function storedValues(
  req: Transaction,
  { provider, tenant }: ConnectionKey,
  maxValues: number,
): Promise<Map<string, string[]>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ name: string; values: string[] }>(sql`
    with each as (
      select a.key as name, v.value, count(*) as times from ${l}
        cross join lateral jsonb_each(${l.attributes}) a cross join lateral jsonb_array_elements_text(a.value) v(value)
        where ${l.tenant_id} = ${tenant}::uuid and ${l.provider} = ${provider} group by 1, 2
      union all
      select ${ON_SALE}, ${l.on_sale}::text, count(*) from ${l} where ${l.tenant_id} = ${tenant}::uuid and ${l.provider} = ${provider} and ${l.on_sale} is not null group by 1, 2),
    ranked as (select name, value, row_number() over (partition by name order by times desc, value) as place from each)
    select name, json_agg(value order by value) as values from ranked where place <= ${maxValues} group by name`)
  return new Map(rows.map(({ name, values }) => [name, values]))
}

/** The state of sale of performances. */
export async function salesOf(req: Transaction, tenant: string, performances: string[]): Promise<Map<string, Sale>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ few: boolean; id: string; from: Date | string | null; on_sale: boolean | null }>(sql`
    select ${l.document_id} as id, ${l.on_sale}, ${l.on_sale_from} as "from", ${l.is_few_left} as few
    from ${l} join ${i} on ${i.id} = ${l.document_id} and ${i.tenant_id} = ${l.tenant_id}
    where ${l.tenant_id} = ${tenant}::uuid and ${l.collection} = 'event-instances' and ${l.document_id} in (select jsonb_array_elements_text(${JSON.stringify(performances)}::jsonb)::uuid)
      and ${isLive(sql`l`)} and ${isFollowed(sql`l`, sql`${i.event_id}`)}`)
  return new Map(
    rows.map(({ few, from, id, on_sale: isOnSale }) => [
      id,
      { isFewLeft: few, isOnSale, onSaleFrom: from === null ? null : new Date(from).toISOString() },
    ]),
  )
}
