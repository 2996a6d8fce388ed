import { and, asc, eq, min, ne, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import type { Remark } from '../lib/texts/readText'
import { oldWebsiteItems as items } from '../tables/oldWebsites'

const venueName = sql<string>`${items.data}->'event'->>'venueName'`

/** Events that wait and name a venue of which it is not known which it is. */
const isOpen = (websiteId: string) =>
  and(
    eq(items.websiteId, websiteId),
    eq(items.kind, 'event'),
    eq(items.state, 'waiting'),
    sql`${items.data}->'event' ? 'venueName' and ${items.data}->'event'->>'venue' is null`,
  )

/** The names of venues by which waiting events name them, in the order of the export. */
export async function listNamedVenues(req: Transaction, websiteId: string): Promise<string[]> {
  const rows = await (
    await dbOf(req)
  )
    .select({ name: venueName })
    .from(items)
    .where(isOpen(websiteId))
    .groupBy(venueName)
    .orderBy(min(items.position))
  return rows.map(({ name }) => name)
}

/** The venues of an export that are not left out. */
export async function listVenues(req: Transaction, websiteId: string): Promise<{ oldId: string; title: string }[]> {
  return (await dbOf(req))
    .select({ oldId: items.oldId, title: items.title })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.kind, 'venue'), ne(items.state, 'leftOut')))
    .orderBy(asc(items.position))
}

/** Notes which venue it is that events name. */
export async function writeVenue(req: Transaction, websiteId: string, name: string, oldId: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(items)
    .set({ data: sql`jsonb_set(${items.data}, '{event,venue}', to_jsonb(${oldId}::text))` })
    .where(and(isOpen(websiteId), eq(venueName, name)))
}

/** Notes that events name a venue by a number that no entry has. */
export async function noteUnknownVenue(req: Transaction, websiteId: string, name: string): Promise<void> {
  const remark: Remark = { detail: name, kind: 'fieldUnread' }
  await (
    await dbOf(req)
  )
    .update(items)
    .set({
      data: sql`jsonb_set(${items.data} #- '{event,venueName}', '{remarks}', coalesce(${items.data}->'remarks', '[]') || ${JSON.stringify([remark])}::jsonb)`,
    })
    .where(and(isOpen(websiteId), eq(venueName, name)))
}
