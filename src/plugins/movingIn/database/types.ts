import { and, asc, eq, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { MAX_FIELDS, MAX_TYPE_NAME, MAX_TYPES } from '../lib/limits'
import type { Mapped } from '../lib/mapping/mapItem'
import { oldWebsiteItems as items } from '../tables/oldWebsites'
import type { Item } from './items'

/** A type of an export that has no counterpart, with samples of what its entries hold. */
export interface OldType {
  type: string
  count: number
  /** Titles of some entries. */
  samples: string[]
  fields: { name: string; samples: string[] }[]
}

/** Entries of each type whose fields are looked at. */
const LOOKED_AT = 300
const SAMPLES = 3
const SAMPLE_LENGTH = 80

/** Describes the types of an export that have no counterpart, most frequent first. */
export async function describeTypes(req: Transaction, websiteId: string): Promise<OldType[]> {
  const others = sql`from old_website_items i where i.website_id = ${websiteId}::uuid and i.kind = 'other' and i.data ? 'content' and length(i.type) <= ${MAX_TYPE_NAME}`
  const { rows } = await (
    await dbOf(req)
  ).execute<OldType & Record<string, unknown>>(sql`
    select t.type, t.count,
      array(select i.title ${others} and i.type = t.type and i.title <> '' order by i.position limit ${SAMPLES}) as samples,
      (select coalesce(json_agg(json_build_object('name', f.name, 'samples', f.samples) order by f.first, f.name), '[]') from (
        select name, min(first) as first, array_agg(value order by first, value) filter (where nth <= ${SAMPLES}) as samples from (
          select name, value, min(position) as first, row_number() over (partition by name order by min(position), value) as nth from (
            select e.position, v.key as name, left(v.value, ${SAMPLE_LENGTH}) as value
            from (select i.position, i.data->'fields' as fields ${others} and i.type = t.type order by i.position limit ${LOOKED_AT}) e,
              jsonb_each_text(e.fields) v) l
          group by name, value) s
        group by name order by 2, 1 limit ${MAX_FIELDS}) f) as fields
    from (select i.type, count(*)::int as count ${others} group by i.type order by 2 desc, 1 limit ${MAX_TYPES}) t
    order by t.count desc, t.type`)
  return rows
}

/** Values of custom fields of a type, as many as show how its days are written. */
export async function listFieldValues(
  req: Transaction,
  websiteId: string,
  type: string,
  names: string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<{ value: string }>(sql`
    select left(v.value, 40) as value from (
      select data->'fields' as fields from old_website_items
      where website_id = ${websiteId}::uuid and type = ${type} and data ? 'fields' order by position limit 2000) e,
      jsonb_each_text(e.fields) v
    where v.key in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`)
  return rows.map(({ value }) => value)
}

/** Entries of a type that has no counterpart. */
export async function listOfType(req: Transaction, websiteId: string, type: string, limit: number): Promise<Item[]> {
  return (await dbOf(req))
    .select()
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.kind, 'other'), eq(items.type, type)))
    .orderBy(asc(items.position))
    .limit(limit)
}

/** Makes of an entry what it was mapped to. It waits to be brought. */
export async function writeMapped(
  req: Transaction,
  { id, oldId: before, type, websiteId }: Item,
  { data, kind, oldId }: Mapped,
): Promise<void> {
  // Ids are those of a website; several files may come from several.
  await (
    await dbOf(req)
  )
    .update(items)
    .set({
      data,
      kind,
      oldId: sql`case when exists (select 1 from old_website_items o where o.website_id = ${websiteId}::uuid and o.kind = ${kind} and o.old_id = ${oldId})
        then ${`${type}/${before}`} else ${oldId} end`,
      state: 'waiting',
    })
    .where(eq(items.id, id))
}
