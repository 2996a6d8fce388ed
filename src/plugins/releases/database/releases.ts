import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import type { Failure, Refusal } from '../lib/states'
import { releaseDocuments, releases } from '../tables/releases'

export type StoredRelease = typeof releases.$inferSelect
export type StoredDocument = typeof releaseDocuments.$inferSelect

/** A release that is due, by id. */
export interface DueRelease {
  id: string
}

export async function addRelease(
  req: Transaction,
  release: Pick<StoredRelease, 'createdBy' | 'id' | 'note' | 'tenantId' | 'title'>,
): Promise<void> {
  await (await dbOf(req)).insert(releases).values(release)
}

/** @param options `forUpdate` locks the row, so that concurrent changes wait for this transaction. */
export async function findRelease(
  req: Transaction,
  id: string,
  { forUpdate = false } = {},
): Promise<StoredRelease | null> {
  const query = (await dbOf(req)).select().from(releases).where(eq(releases.id, id))
  const [row] = await (forUpdate ? query.for('update') : query)
  return row ?? null
}

/** Locks a planned release that is due. Returns null, without waiting, if another worker holds it. */
export async function lockDueRelease(req: Transaction, id: string): Promise<StoredRelease | null> {
  const query = (await dbOf(req))
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), eq(releases.state, 'planned'), lte(releases.plannedFor, new Date())))
  const [row] = await query.for('update', { skipLocked: true })
  return row ?? null
}

/** Lists releases that are due, earliest first. */
export async function dueReleases(payload: BasePayload): Promise<DueRelease[]> {
  const db = await dbOf({ payload })
  return db
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.state, 'planned'), lte(releases.plannedFor, new Date())))
    .orderBy(asc(releases.plannedFor), asc(releases.id))
}

/** Lists the releases of a tenant, newest first. */
export async function releasesOf(req: Transaction, tenantId: string, limit: number): Promise<StoredRelease[]> {
  return (await dbOf(req))
    .select()
    .from(releases)
    .where(eq(releases.tenantId, tenantId))
    .orderBy(desc(releases.createdAt), desc(releases.id))
    .limit(limit)
}

/** Lists the releases of a tenant that can still go live, newest first. */
export async function openReleasesOf(req: Transaction, tenantId: string): Promise<StoredRelease[]> {
  return (await dbOf(req))
    .select()
    .from(releases)
    .where(and(eq(releases.tenantId, tenantId), inArray(releases.state, ['draft', 'planned', 'failed'])))
    .orderBy(desc(releases.createdAt))
}

/** Counts the documents of each release, keyed by release id. */
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

/** Changes a release and its `updatedAt`, so that requests based on an older state are rejected. */
export async function writeRelease(req: Transaction, id: string, changed: Changed): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(releases)
    .set({ ...changed, updatedAt: new Date() })
    .where(eq(releases.id, id))
}

/** Records why a release did not go live. Returns false if it was changed in the meantime. */
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
