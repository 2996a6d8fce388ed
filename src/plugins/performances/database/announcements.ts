import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import type { Announcements } from '@/lib/events/announcement'
import { namesOf } from '@/database/names'
import { LONGEST_PERFORMANCE } from '@/database/website/listComing'
import type { AnnouncementKind } from '../lib/announcements/kinds'
import type { Templates } from '../lib/announcements/texts'
import { announcedPerformances, announcements, announcementTexts } from '../tables/announcements'

const p = namesOf('event_instances', 'p')

export type StoredAnnouncement = typeof announcements.$inferSelect
export type AnnouncedPerformance = typeof announcedPerformances.$inferSelect

/** Stores an announcement with its performances: two statements, however many they are. */
export async function addAnnouncement(
  req: Transaction,
  announcement: typeof announcements.$inferInsert,
  performances: Omit<AnnouncedPerformance, 'announcementId' | 'tenantId'>[],
): Promise<void> {
  const db = await dbOf(req)
  const { id: announcementId, tenantId } = announcement
  await db.insert(announcements).values(announcement)
  await db.insert(announcedPerformances).values(performances.map((row) => ({ ...row, announcementId, tenantId })))
}

/** @param options `forUpdate` locks the row, so that concurrent changes wait for this transaction */
export async function findAnnouncement(
  req: Transaction,
  id: string,
  { forUpdate = false } = {},
): Promise<StoredAnnouncement | null> {
  const query = (await dbOf(req)).select().from(announcements).where(eq(announcements.id, id))
  const [row] = await (forUpdate ? query.for('update') : query)
  return row ?? null
}

/** The announcements of a tenant, newest first. */
export async function listAnnouncements(
  req: Transaction,
  tenantId: string,
  limit: number,
): Promise<StoredAnnouncement[]> {
  return (await dbOf(req))
    .select()
    .from(announcements)
    .where(eq(announcements.tenantId, tenantId))
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(limit)
}

/** The performances of announcements. */
export async function performancesOfAnnouncements(req: Transaction, ids: string[]): Promise<AnnouncedPerformance[]> {
  if (ids.length === 0) return []
  return (await dbOf(req))
    .select()
    .from(announcedPerformances)
    .where(inArray(announcedPerformances.announcementId, ids))
    .orderBy(announcedPerformances.performanceId)
}

/** Changes whether an announcement is in effect. */
export async function setAnnouncementState(
  req: Transaction,
  id: string,
  state: StoredAnnouncement['state'],
): Promise<void> {
  await (await dbOf(req)).update(announcements).set({ state }).where(eq(announcements.id, id))
}

/** Ends that all pages of a site show an announcement. */
export async function endOnPages(req: Transaction, id: string, until: Date): Promise<void> {
  await (await dbOf(req)).update(announcements).set({ until }).where(eq(announcements.id, id))
}

/** How many performances that are announced a page can know of, the newest announcements first. */
const MAX_ANNOUNCED = 2_000

/** What visitors of a site read about changes: one statement. The newest announcement of a performance counts. */
export async function readAnnouncements(req: Transaction, tenantId: string): Promise<Announcements> {
  const [start, end] = ['start', 'end'].map(
    (name) => sql`(${announcedPerformances.after} ->> ${name})::timestamptz`,
  ) as [SQL, SQL]
  const isShown = sql<boolean>`(${announcements.isOnSite} and (${announcements.until} is null or ${announcements.until} > now()))`
  // What was announced of a draft is public once the draft is.
  const isLive = sql<boolean>`exists (select 1 from ${p} where ${p.id} = ${announcedPerformances.performanceId}
    and ${p._status} = 'published' and ${p.updated_at} >= ${announcedPerformances.leftAt})`
  // What was postponed is waited for until it has a new date.
  const shownFor = sql`case when ${announcedPerformances.after} ->> 'instanceStatus' = 'postponed' then ${LONGEST_PERFORMANCE} else interval '2 days' end`
  const rows = await (
    await dbOf(req)
  )
    .select({
      after: announcedPerformances.after,
      id: announcements.id,
      isLive,
      isShown,
      messages: announcements.messages,
      performanceId: announcedPerformances.performanceId,
      until: announcements.until,
    })
    .from(announcements)
    .innerJoin(announcedPerformances, eq(announcements.id, announcedPerformances.announcementId))
    .where(
      and(
        eq(announcements.tenantId, tenantId),
        eq(announcements.state, 'done'),
        sql`(${isShown} or (${isLive} and (${start} is null or greatest(${start}, ${end}) > now() - ${shownFor})))`,
      ),
    )
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(MAX_ANNOUNCED)
  const shown = new Map(rows.flatMap((row) => (row.isShown ? [[row.id, row]] : [])))
  return {
    // The newest is set last.
    ofPerformances: new Map(
      rows
        .filter((row) => row.isLive)
        .toReversed()
        .map(({ after, messages, performanceId }) => [
          performanceId,
          { messages, start: after.start, state: after.instanceStatus },
        ]),
    ),
    ofSite: [...shown.values()].map(({ messages, until }) => ({ messages, until: until?.toISOString() ?? null })),
  }
}

/** The texts that a tenant saved, by kind and language. */
export async function readTemplates(req: Transaction, tenantId: string): Promise<Templates> {
  const rows = await (await dbOf(req)).select().from(announcementTexts).where(eq(announcementTexts.tenantId, tenantId))
  return Object.fromEntries(rows.map(({ kind, texts }) => [kind, texts]))
}

/** Saves the texts of one kind. */
export async function writeTemplate(
  req: Transaction,
  tenantId: string,
  kind: AnnouncementKind,
  texts: Record<string, string>,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .insert(announcementTexts)
    .values({ kind, tenantId, texts })
    .onConflictDoUpdate({ set: { texts }, target: [announcementTexts.tenantId, announcementTexts.kind] })
}

/** Notes that performances are now as an announcement left them. */
export async function markAsLeft(req: Transaction, id: string, performances: string[]): Promise<void> {
  if (performances.length === 0) return
  await (
    await dbOf(req)
  )
    .update(announcedPerformances)
    .set({ leftAt: new Date() })
    .where(
      and(eq(announcedPerformances.announcementId, id), inArray(announcedPerformances.performanceId, performances)),
    )
}
