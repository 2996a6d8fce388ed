import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import { MAX_FIELDS } from '../lib/limits'
import { storable } from '../lib/export/storable'
import type { Mapped } from '../lib/mapping/mapItem'
import { oldWebsiteItems as items } from '../tables/oldWebsites'
import type { Item } from './items'

const o = namesOf('old_website_items', 'o')

/** What the entries of a type hold. */
export interface TypeSamples {
  type: string
  /** Titles of some entries. */
  samples: string[]
  fields: { name: string; samples: string[] }[]
}

/** Entries of each type that are looked at. */
const LOOKED_AT = 300
const SAMPLES = 3
const SAMPLE_LENGTH = 80

/**
 * Samples of what the first entries of types hold that wait and have no counterpart. Types of which nothing was kept are
 * missing from the result.
 */
export async function sampleTypes(req: Transaction, websiteId: string, types: string[]): Promise<TypeSamples[]> {
  if (types.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<TypeSamples & Record<string, unknown>>(sql`
    with looked as (
      select i.* from jsonb_array_elements_text(${JSON.stringify(types)}::jsonb) t(type), lateral (
        select ${o.type}, ${o.title}, ${o.position}, ${o.data}->'fields' as fields from ${o}
        where ${o.website_id} = ${websiteId}::uuid and ${o.state} = 'waiting' and ${o.kind} = 'other' and ${o.type} = t.type
        order by ${o.position} limit ${LOOKED_AT}) i
      where i.fields is not null
    ), found as (
      select type, name, value, min(position) as first, row_number() over (partition by type, name order by min(position), value) as nth from (
        select l.type, l.position, v.key as name, left(v.value, ${SAMPLE_LENGTH}) as value from looked l, jsonb_each_text(l.fields) v) f
      group by type, name, value
    ), fields as (
      select type, name, min(first) as first, array_agg(value order by nth) filter (where nth <= ${SAMPLES}) as samples,
        row_number() over (partition by type order by min(first), name) as nth
      from found group by type, name
    )
    select l.type, (array_agg(l.title order by l.position) filter (where l.title <> ''))[1:${SAMPLES}] as samples,
      (select coalesce(json_agg(json_build_object('name', f.name, 'samples', f.samples) order by f.nth), '[]')
        from fields f where f.type = l.type and f.nth <= ${MAX_FIELDS}) as fields
    from looked l group by l.type`)
  return rows.map((row) => ({ ...row, samples: row.samples ?? [] }))
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
      select ${o.data}->'fields' as fields from ${o}
      where ${o.website_id} = ${websiteId}::uuid and ${o.type} = ${type} and ${o.data} ? 'fields' order by ${o.position} limit 2000) e,
      jsonb_each_text(e.fields) v
    where v.key in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`)
  return rows.map(({ value }) => value)
}

/**
 * Entries of a type that has no counterpart. Those that could not be mapped before are left aside.
 * @param after position in the export after which they come
 */
export async function listOfType(
  req: Transaction,
  websiteId: string,
  type: string,
  { after, limit }: { after: number; limit: number },
): Promise<Item[]> {
  return (await dbOf(req))
    .select()
    .from(items)
    .where(
      and(
        eq(items.websiteId, websiteId),
        eq(items.state, 'leftOut'),
        eq(items.kind, 'other'),
        eq(items.type, type),
        gt(items.position, after),
      ),
    )
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
      data: storable(data),
      kind,
      oldId: sql`case when exists (select 1 from ${o} where ${o.website_id} = ${websiteId}::uuid and ${o.kind} = ${kind} and ${o.old_id} = ${oldId})
        then ${`${type}/${before}`} else ${oldId} end`,
      state: 'waiting',
    })
    .where(eq(items.id, id))
}
