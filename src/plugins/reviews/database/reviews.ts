import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { documentReviews } from '../tables/reviews'

export type StoredReview = typeof documentReviews.$inferSelect

/** Identifies the reviewed document. */
export type ReviewedDocument = Pick<StoredReview, 'collection' | 'documentId' | 'tenantId'>

/** Finds the review of a document. @param options `forUpdate` locks the row, so that concurrent answers wait. */
export async function findReview(
  req: Transaction,
  { collection, documentId }: Omit<ReviewedDocument, 'tenantId'>,
  { forUpdate = false } = {},
): Promise<StoredReview | null> {
  const query = (await dbOf(req))
    .select()
    .from(documentReviews)
    .where(and(eq(documentReviews.documentId, documentId), eq(documentReviews.collection, collection)))
  const [row] = await (forUpdate ? query.for('update') : query)
  return row ?? null
}

/** Stores a request for review. Asking again replaces the previous request and any answer. */
export async function saveRequested(
  req: Transaction,
  document: ReviewedDocument,
  { askedBy, note }: Pick<StoredReview, 'askedBy' | 'note'>,
): Promise<void> {
  const request = {
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
    .values({ ...document, ...request })
    .onConflictDoUpdate({ set: request, target: documentReviews.documentId })
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

/** Deletes the review of a document. @returns the deleted review; null if there was none */
export async function endReview(
  req: Transaction,
  { collection, documentId }: Omit<ReviewedDocument, 'tenantId'>,
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
 * Lists the reviews of a tenant that wait for a person or were requested by them, newest first.
 * @param collections those in which the person may publish
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
