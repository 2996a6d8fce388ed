import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { executeParts, type StatementParts } from '@/database/saves/saveWrites'
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

/** Deletes the review of a document. `ended_review` returns its `tenant_id` and `asked_by`. */
export const endedReviewParts = ({ collection, documentId }: Omit<ReviewedDocument, 'tenantId'>): StatementParts => ({
  ended_review: sql`
    delete from document_reviews where document_id = ${documentId}::uuid and collection = ${collection}
    returning tenant_id, asked_by`,
})

/** Deletes the review of a document at once. */
export const endReview = async (req: Transaction, document: Omit<ReviewedDocument, 'tenantId'>): Promise<void> =>
  void (await executeParts(req, endedReviewParts(document)))

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
