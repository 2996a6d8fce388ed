import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction } from '../../../database/connections'
import type { Failure, Refusal } from '../lib/states'
import { releaseDocuments, releases } from '../tables/releases'

export type StoredRelease = typeof releases.$inferSelect
export type StoredDocument = typeof releaseDocuments.$inferSelect

/** Id of a release that is due. */
export interface Due {
  id: string
}

export async function addRelease(
  req: Transaction,
  release: Pick<StoredRelease, 'createdBy' | 'id' | 'note' | 'tenantId' | 'title'>,
): Promise<void> {
  await (await dbOf(req)).insert(releases).values(release)
}

/** With `forUpdate` whoever changes it at the same moment waits. */
export async function readStored(
  req: Transaction,
  id: string,
  { forUpdate = false } = {},
): Promise<StoredRelease | null> {
  const query = (await dbOf(req)).select().from(releases).where(eq(releases.id, id))
  const [row] = await (forUpdate ? query.for('update') : query)
  return row ?? null
}

/** A planned release whose time has come, unless another worker is at it. Waits for nobody. */
export async function takeDue(req: Transaction, id: string): Promise<StoredRelease | null> {
  const query = (await dbOf(req))
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), eq(releases.state, 'planned'), lte(releases.plannedFor, new Date())))
  const [row] = await query.for('update', { skipLocked: true })
  return row ?? null
}

/** What is due, the earliest first. */
export async function dueReleases(payload: BasePayload): Promise<Due[]> {
  const db = await dbOf({ payload })
  return db
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.state, 'planned'), lte(releases.plannedFor, new Date())))
    .orderBy(asc(releases.plannedFor), asc(releases.id))
}

/** Of a site, the newest first. */
export async function releasesOf(req: Transaction, tenantId: string, limit: number): Promise<StoredRelease[]> {
  return (await dbOf(req))
    .select()
    .from(releases)
    .where(eq(releases.tenantId, tenantId))
    .orderBy(desc(releases.createdAt), desc(releases.id))
    .limit(limit)
}

/** The releases of a site that can still go live, the newest first. */
export async function openReleasesOf(req: Transaction, tenantId: string): Promise<StoredRelease[]> {
  return (await dbOf(req))
    .select()
    .from(releases)
    .where(and(eq(releases.tenantId, tenantId), inArray(releases.state, ['draft', 'planned', 'failed'])))
    .orderBy(desc(releases.createdAt))
}

/** How many documents some releases have, by their ids. */
export async function documentCounts(req: Transaction, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await (
    await dbOf(req)
  )
    .select({ id: releaseDocuments.releaseId, documents: count() })
    .from(releaseDocuments)
    .where(inArray(releaseDocuments.releaseId, ids))
    .groupBy(releaseDocuments.releaseId)
  return new Map(rows.map(({ documents, id }) => [id, documents]))
}

type Changed = Partial<Omit<StoredRelease, 'createdAt' | 'createdBy' | 'id' | 'tenantId' | 'updatedAt'>>

/** Changes a release; others who have it on screen learn of it. */
export async function writeRelease(req: Transaction, id: string, changed: Changed): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(releases)
    .set({ ...changed, updatedAt: new Date() })
    .where(eq(releases.id, id))
}

/** Notes why a release did not go live, unless somebody has changed it meanwhile. */
export async function writeFailure(
  req: Transaction,
  { id, updatedAt }: StoredRelease,
  refusals: Failure | Refusal[],
): Promise<boolean> {
  const rows = await (
    await dbOf(req)
  )
    .update(releases)
    .set({ refusals, state: 'failed', updatedAt: new Date() })
    .where(and(eq(releases.id, id), eq(releases.state, 'planned'), eq(releases.updatedAt, updatedAt)))
    .returning({ id: releases.id })
  return rows.length > 0
}

export async function deleteRelease(req: Transaction, id: string): Promise<void> {
  const db = await dbOf(req)
  await db.delete(releaseDocuments).where(eq(releaseDocuments.releaseId, id))
  await db.delete(releases).where(eq(releases.id, id))
}
