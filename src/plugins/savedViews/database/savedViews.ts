import { and, asc, count, eq, or } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { savedViews } from '../tables/savedViews'

export type StoredView = typeof savedViews.$inferSelect

/** Identifies a user's views of a list. */
interface ViewOwner {
  tenantId: string
  type: string
  userId: string
}

/** Lists a user's own views of a list and those shared by colleagues, by title. */
export async function viewsFor(req: Transaction, { tenantId, type, userId }: ViewOwner): Promise<StoredView[]> {
  const isVisible = or(eq(savedViews.userId, userId), eq(savedViews.isShared, true))
  return (await dbOf(req))
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.tenantId, tenantId), eq(savedViews.type, type), isVisible))
    .orderBy(asc(savedViews.title), asc(savedViews.id))
}

export async function countViews(req: Transaction, { tenantId, type, userId }: ViewOwner): Promise<number> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ views: count() })
    .from(savedViews)
    .where(and(eq(savedViews.tenantId, tenantId), eq(savedViews.type, type), eq(savedViews.userId, userId)))
  return row?.views ?? 0
}

export async function addView(req: Transaction, view: Omit<StoredView, 'createdAt'>): Promise<void> {
  await (await dbOf(req)).insert(savedViews).values(view)
}

export async function readView(req: Transaction, id: string): Promise<StoredView | null> {
  const [row] = await (await dbOf(req)).select().from(savedViews).where(eq(savedViews.id, id))
  return row ?? null
}

export async function writeView(
  req: Transaction,
  id: string,
  changed: Partial<Pick<StoredView, 'isShared' | 'query' | 'title'>>,
): Promise<void> {
  await (await dbOf(req)).update(savedViews).set(changed).where(eq(savedViews.id, id))
}

export async function deleteView(req: Transaction, id: string): Promise<void> {
  await (await dbOf(req)).delete(savedViews).where(eq(savedViews.id, id))
}

/** Deletes the private views of a user. Shared views stay with the tenant. */
export async function deleteOwnViews(req: Transaction, userId: string): Promise<void> {
  await (await dbOf(req)).delete(savedViews).where(and(eq(savedViews.userId, userId), eq(savedViews.isShared, false)))
}
