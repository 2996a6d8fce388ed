import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction } from '../../../database/connections'
import type { EventValuesOf } from '../../../database/events/eventValues'
import type { Sale } from '../../../lib/events/sale'
import type { AttributeValues } from '../lib/facts/attributeValues'
import { ON_SALE } from '../lib/facts/propertiesOf'
import type { ConnectionKey } from './connections'
import type { LinkedCollection } from './links'

/** Data of a box office about a linked document, beyond its mapped fields. */
export interface Fact {
  /** Id at the box office. */
  externalId: string
  attributes: AttributeValues
  isFewLeft: boolean
  onSale: boolean | null
  /** ISO 8601 */
  onSaleFrom: string | null
}

/** Limits the size of a statement to a few megabytes. */
const ROWS_AT_ONCE = 1000

/** Saves changed facts with their links. Facts without a linked document are ignored. */
export async function saveFacts(
  req: Transaction,
  { provider, tenant }: ConnectionKey,
  collection: LinkedCollection,
  facts: Fact[],
): Promise<void> {
  const db = await dbOf(req)
  for (let start = 0; start < facts.length; start += ROWS_AT_ONCE) {
    const rows = facts
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ attributes, externalId, isFewLeft, onSale, onSaleFrom }) => ({
        attributes,
        few: isFewLeft,
        id: externalId,
        on_sale: onSale,
        on_sale_from: onSaleFrom,
      }))
    await db.execute(sql`
      update ticketing_links l set attributes = r.attributes, is_few_left = r.few, on_sale = r.on_sale, on_sale_from = r.on_sale_from
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, attributes jsonb, few boolean, on_sale boolean, on_sale_from timestamptz(3))
      where l.tenant_id = ${tenant}::uuid and l.provider = ${provider} and l.collection = ${collection} and l.external_id = r.id
        and (l.attributes, l.is_few_left, l.on_sale, l.on_sale_from) is distinct from (r.attributes, r.few, r.on_sale, r.on_sale_from)`)
  }
}

/** Links only count while the box office is connected and its app is installed. */
const isLive = (link: SQL): SQL => sql`
  exists (select 1 from ticketing_connections c where c.tenant_id = ${link}.tenant_id and c.provider = ${link}.provider and c.is_connected)
  and exists (select 1 from tenants_rels r join apps a on a.id = r.apps_id where r.parent_id = ${link}.tenant_id and r.path = 'installedApps' and a.handle = ${link}.provider)`

/** Only while the event itself is connected. */
const isFollowed = (link: SQL, event: SQL): SQL => sql`
  exists (select 1 from ticketing_links of_event where of_event.collection = 'events' and of_event.document_id = ${event}
    and of_event.tenant_id = ${link}.tenant_id and of_event.provider = ${link}.provider and of_event.is_connected)`

/** Values stored for an event and its performances, for one box office. */
export const valuesOf =
  (provider: string): EventValuesOf =>
  (name, { withDrafts }) => {
    const values =
      name === ON_SALE
        ? sql`select l.on_sale::text as value where l.on_sale is not null`
        : sql`select jsonb_array_elements_text(coalesce(l.attributes -> ${name}::text, '[]'::jsonb)) as value`
    const live = withDrafts ? sql`` : sql`and i._status = 'published'`
    return sql`select v.value from ticketing_links l cross join lateral (${values}) v
      where l.tenant_id = events.tenant_id and l.provider = ${provider} and ${isLive(sql`l`)} and ${isFollowed(sql`l`, sql`events.id`)}
        and ((l.collection = 'events' and l.document_id = events.id)
          or (l.collection = 'event-instances' and l.document_id in (select i.id from event_instances i where i.event_id = events.id and i.tenant_id = events.tenant_id and i.deleted_at is null ${live})))`
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
      select a.key as name, v.value, count(*) as times from ticketing_links l
        cross join lateral jsonb_each(l.attributes) a cross join lateral jsonb_array_elements_text(a.value) v(value)
        where l.tenant_id = ${tenant}::uuid and l.provider = ${provider} group by 1, 2
      union all
      select ${ON_SALE}, l.on_sale::text, count(*) from ticketing_links l where l.tenant_id = ${tenant}::uuid and l.provider = ${provider} and l.on_sale is not null group by 1, 2),
    ranked as (select name, value, row_number() over (partition by name order by times desc, value) as place from each)
    select name, json_agg(value order by value) as values from ranked where place <= ${maxValues} group by name`)
  return new Map(rows.map(({ name, values }) => [name, values]))
}

/** The state of sale of performances. */
export async function salesOf(req: Transaction, tenant: string, performances: string[]): Promise<Map<string, Sale>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ few: boolean; id: string; from: Date | string | null; on_sale: boolean | null }>(sql`
    select l.document_id as id, l.on_sale, l.on_sale_from as "from", l.is_few_left as few
    from ticketing_links l join event_instances i on i.id = l.document_id and i.tenant_id = l.tenant_id
    where l.tenant_id = ${tenant}::uuid and l.collection = 'event-instances' and l.document_id in (select jsonb_array_elements_text(${JSON.stringify(performances)}::jsonb)::uuid)
      and ${isLive(sql`l`)} and ${isFollowed(sql`l`, sql`i.event_id`)}`)
  return new Map(
    rows.map(({ few, from, id, on_sale: isOnSale }) => [
      id,
      { isFewLeft: few, isOnSale, onSaleFrom: from === null ? null : new Date(from).toISOString() },
    ]),
  )
}
