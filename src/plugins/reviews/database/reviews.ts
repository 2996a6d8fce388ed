import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { dbOf, type Transaction } from '../../../database/connections'
import { documentReviews } from '../tables/reviews'

export type StoredReview = typeof documentReviews.$inferSelect

/** What a review is of. */
export type Reviewed = Pick<StoredReview, 'collection' | 'documentId' | 'tenantId'>

/** The review of a document; null for none. With `forUpdate` whoever answers it at the same moment waits. */
export async function findReview(
  req: Transaction,
  { collection, documentId }: Omit<Reviewed, 'tenantId'>,
  { forUpdate = false } = {},
): Promise<StoredReview | null> {
  const query = (await dbOf(req))
    .select()
    .from(documentReviews)
    .where(and(eq(documentReviews.documentId, documentId), eq(documentReviews.collection, collection)))
  const [row] = await (forUpdate ? query.for('update') : query)
  return row ?? null
}

/** Asks, or asks once more: what was said before is gone. */
export async function saveRequested(
  req: Transaction,
  of: Reviewed,
  { askedBy, note }: Pick<StoredReview, 'askedBy' | 'note'>,
): Promise<void> {
  const asked = {
    answer: null,
    answeredAt: null,
    answeredBy: null,
    askedAt: new Date(),
    askedBy,
    note,
    state: 'asked' as const,
  }
  await (
    await dbOf(req)
  )
    .insert(documentReviews)
    .values({ ...of, ...asked })
    .onConflictDoUpdate({ set: asked, target: documentReviews.documentId })
}

export async function saveSentBack(
  req: Transaction,
  documentId: string,
  { answer, answeredBy }: { answer: string; answeredBy: string },
): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(documentReviews)
    .set({ answer, answeredAt: new Date(), answeredBy, state: 'sentBack' })
    .where(eq(documentReviews.documentId, documentId))
}

/** @returns the review that there was */
export async function endReview(
  req: Transaction,
  { collection, documentId }: Omit<Reviewed, 'tenantId'>,
): Promise<StoredReview | null> {
  const [row] = await (
    await dbOf(req)
  )
    .delete(documentReviews)
    .where(and(eq(documentReviews.documentId, documentId), eq(documentReviews.collection, collection)))
    .returning()
  return row ?? null
}

/**
 * Reviews of a tenant that concern somebody: what waits for them, and what they have asked for. The newest first.
 * @param collections in which they may publish
 */
export async function listReviewsFor(
  req: Transaction,
  {
    collections,
    limit,
    personId,
    tenantId,
  }: { collections: string[]; limit: number; personId: string; tenantId: string },
): Promise<StoredReview[]> {
  const waiting =
    collections.length > 0
      ? and(eq(documentReviews.state, 'asked'), inArray(documentReviews.collection, collections))
      : undefined
  return (await dbOf(req))
    .select()
    .from(documentReviews)
    .where(and(eq(documentReviews.tenantId, tenantId), or(waiting, eq(documentReviews.askedBy, personId))))
    .orderBy(desc(documentReviews.askedAt), documentReviews.documentId)
    .limit(limit)
}
