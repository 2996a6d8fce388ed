import { and, eq, inArray } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { oldWebsiteItems as items } from '../tables/oldWebsites'

/** Notes that documents were put into a release. */
export async function markInRelease(req: Transaction, ids: string[]): Promise<void> {
  await (await dbOf(req)).update(items).set({ isInRelease: true }).where(inArray(items.id, ids))
}

/** The documents that were put into releases. */
export async function listInRelease(
  req: Transaction,
  websiteId: string,
): Promise<{ collection: string; id: string }[]> {
  const rows = await (
    await dbOf(req)
  )
    .select({ collection: items.collection, id: items.documentId })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.isInRelease, true)))
  return rows.flatMap(({ collection, id }) => (collection && id ? [{ collection, id }] : []))
}

/** Notes that documents are in no release any more, so that they can be put into another. */
export async function leftRelease(req: Transaction, websiteId: string, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return
  await (
    await dbOf(req)
  )
    .update(items)
    .set({ isInRelease: false })
    .where(and(eq(items.websiteId, websiteId), inArray(items.documentId, documentIds)))
}
