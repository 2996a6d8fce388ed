import { and, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { WORKING, type WebsiteState } from '../lib/states'
import { oldWebsiteItems, oldWebsiteParts, oldWebsites } from '../tables/oldWebsites'

export type OldWebsite = typeof oldWebsites.$inferSelect

export async function addOldWebsite(
  req: Transaction,
  website: Pick<OldWebsite, 'id' | 'locale' | 'sizes' | 'tenantId' | 'userId'>,
): Promise<void> {
  await (await dbOf(req)).insert(oldWebsites).values({ ...website, state: 'sending' })
}

/** @param options `forUpdate` locks the row, so that concurrent changes wait for this transaction */
export async function findOldWebsite(
  req: Transaction,
  id: string,
  { forUpdate = false } = {},
): Promise<OldWebsite | null> {
  const query = (await dbOf(req)).select().from(oldWebsites).where(eq(oldWebsites.id, id))
  const [row] = await (forUpdate ? query.for('update') : query)
  return row ?? null
}

/** The newest export of a tenant. */
export async function lastOldWebsite(req: Transaction, tenantId: string): Promise<OldWebsite | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(oldWebsites)
    .where(eq(oldWebsites.tenantId, tenantId))
    .orderBy(desc(oldWebsites.createdAt), desc(oldWebsites.id))
    .limit(1)
  return row ?? null
}

/** Exports of a tenant before its newest that can be taken back, newest first. */
export async function earlierOldWebsites(req: Transaction, tenantId: string, limit: number): Promise<OldWebsite[]> {
  const rows = await (
    await dbOf(req)
  )
    .select()
    .from(oldWebsites)
    .where(and(eq(oldWebsites.tenantId, tenantId), inArray(oldWebsites.state, ['done', 'takingBack'])))
    .orderBy(desc(oldWebsites.createdAt), desc(oldWebsites.id))
    .limit(limit + 1)
  const last = await lastOldWebsite(req, tenantId)
  return rows.filter(({ id }) => id !== last?.id).slice(0, limit)
}

/** Whether a worker is busy with an export of the tenant. */
export async function isBusy(req: Transaction, tenantId: string): Promise<boolean> {
  const rows = await (
    await dbOf(req)
  )
    .select({ id: oldWebsites.id })
    .from(oldWebsites)
    .where(and(eq(oldWebsites.tenantId, tenantId), inArray(oldWebsites.state, [...WORKING])))
    .limit(1)
  return rows.length > 0
}

export async function writeOldWebsite(
  req: Transaction,
  id: string,
  changed: Partial<Omit<OldWebsite, 'createdAt' | 'id' | 'tenantId'>>,
): Promise<void> {
  await (await dbOf(req)).update(oldWebsites).set(changed).where(eq(oldWebsites.id, id))
}

/** States of exports of which nothing has been brought. */
const UNUSED: WebsiteState[] = ['sending', 'refused', 'ready']

/**
 * Deletes what another export replaces: the exports of a tenant of which nothing was brought, and the files of the
 * others, from which nobody tries again any more.
 */
export async function deleteReplaced(req: Transaction, tenantId: string): Promise<void> {
  await deleteWhere(req, and(eq(oldWebsites.tenantId, tenantId), inArray(oldWebsites.state, UNUSED)))
  await (await dbOf(req)).delete(oldWebsiteParts).where(eq(oldWebsiteParts.tenantId, tenantId))
}

/** Deletes exports of which nothing was brought for days. */
export const deleteUnusedAfter = (req: Transaction, days: number): Promise<void> =>
  deleteWhere(req, and(inArray(oldWebsites.state, UNUSED), isOlder(days)))

const isOlder = (days: number): SQL => lt(oldWebsites.createdAt, sql`now() - make_interval(days => ${days})`)

async function deleteWhere(req: Transaction, condition: SQL | undefined): Promise<void> {
  const db = await dbOf(req)
  const unused = db.select({ id: oldWebsites.id }).from(oldWebsites).where(condition)
  await db.delete(oldWebsiteParts).where(inArray(oldWebsiteParts.websiteId, unused))
  await db.delete(oldWebsiteItems).where(inArray(oldWebsiteItems.websiteId, unused))
  await db.delete(oldWebsites).where(condition)
}

/** Where items keep texts of the old website, and values that custom fields gave. */
const TEXTS = sql`array['alt', 'content', 'excerpt', 'fields', 'own', 'remarks', 'tags', 'venue']`

/** Remarks that quote values of custom fields. */
const QUOTES = '"kind":"field(Day|Unread)"'

/** Forgets the texts of what was brought long ago. Those that can still be tried again stay. */
export async function emptyTexts(req: Transaction, days: number): Promise<void> {
  const db = await dbOf(req)
  const { data, detail, problem, state, websiteId } = oldWebsiteItems
  const old = db
    .select({ id: oldWebsites.id })
    .from(oldWebsites)
    .where(and(inArray(oldWebsites.state, ['done', 'takenBack']), isOlder(days)))
  const isOver = and(inArray(websiteId, old), ne(state, 'failed'))
  await db
    .update(oldWebsiteItems)
    .set({ data: sql`(${data} - ${TEXTS}) #- '{event,price}' #- '{event,bookingAddress}' #- '{event,venueName}'` })
    .where(
      and(
        isOver,
        sql`(${data} ?| ${TEXTS} or ${data}->'event'->>'price' <> '' or ${data}->'event'->>'bookingAddress' <> '' or ${data}->'event' ? 'venueName')`,
      ),
    )
  await db
    .update(oldWebsiteItems)
    .set({ detail: null, problem: null })
    .where(and(isOver, eq(problem, 'remarks'), sql`${detail} ~ ${QUOTES}`))
}

/** Deletes the files of exports that came days ago and are in a state. */
export async function deletePartsAfter(req: Transaction, state: WebsiteState, days: number): Promise<void> {
  const db = await dbOf(req)
  const old = db
    .select({ id: oldWebsites.id })
    .from(oldWebsites)
    .where(and(eq(oldWebsites.state, state), isOlder(days)))
  await db.delete(oldWebsiteParts).where(inArray(oldWebsiteParts.websiteId, old))
}

/** Key of the job that works on an export. */
export const jobKeyOf = (id: string): string => `old website ${id}`

/** Exports on which a worker should be busy, while no job is left: it failed too often, or ended several workers. */
export async function listAbandoned(req: Transaction): Promise<Pick<OldWebsite, 'id' | 'state'>[]> {
  return (await dbOf(req))
    .select({ id: oldWebsites.id, state: oldWebsites.state })
    .from(oldWebsites)
    .where(
      and(
        inArray(oldWebsites.state, [...WORKING]),
        sql`not exists (select 1 from graphile_worker.jobs j where j.key = ${jobKeyOf('')}::text || ${oldWebsites.id}
          and (j.attempts < j.max_attempts or j.locked_at is not null))`,
      ),
    )
}
