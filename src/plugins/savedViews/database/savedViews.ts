import { and, asc, count, eq, or } from 'drizzle-orm'
import { dbOf, type Transaction } from '../../../database/connections'
import { savedViews } from '../tables/savedViews'

export type StoredView = typeof savedViews.$inferSelect

/** Whose views of which list. */
interface Of {
  tenantId: string
  type: string
  userId: string
}

/** Somebody's own views of a list, and those that colleagues share, by their titles. */
export async function viewsFor(req: Transaction, { tenantId, type, userId }: Of): Promise<StoredView[]> {
  const seen = or(eq(savedViews.userId, userId), eq(savedViews.isShared, true))
  return (await dbOf(req))
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.tenantId, tenantId), eq(savedViews.type, type), seen))
    .orderBy(asc(savedViews.title), asc(savedViews.id))
}

export async function countViews(req: Transaction, { tenantId, type, userId }: Of): Promise<number> {
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

/** What somebody kept for themselves; what they shared stays with the site. */
export async function deleteOwnViews(req: Transaction, userId: string): Promise<void> {
  await (await dbOf(req)).delete(savedViews).where(and(eq(savedViews.userId, userId), eq(savedViews.isShared, false)))
}
