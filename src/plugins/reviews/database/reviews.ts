import { sql } from 'drizzle-orm'
import { dbOf, lockValue } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import { executeParts, type StatementParts } from '@/database/saves/saveWrites'

const reviews = namesOf('document_reviews')

/** Identifies the reviewed document. */
export interface ReviewedDocument {
  /** Slug of the content type. */
  collection: string
  documentId: string
}

/** Locks the review of a document, which may not exist yet, until the end of the transaction. */
export async function lockReview(req: Transaction, documentId: string): Promise<void> {
  const db = await dbOf(req)
  await lockValue(db, 'review', documentId)
  // A save that publishes the document deletes it without asking for the lock above.
  await db.execute(sql`select from ${reviews} where ${reviews.document_id} = ${documentId} for update`)
}

/** Deletes the review of a document. `ended_review` returns its `tenant_id` and `asked_by`. */
export const endedReviewParts = ({ collection, documentId }: ReviewedDocument): StatementParts => ({
  ended_review: sql`
    delete from ${reviews} where ${reviews.document_id} = ${documentId} and ${reviews.collection} = ${collection}
    returning ${reviews.tenant_id}, ${reviews.asked_by_id} as asked_by`,
})

/** Deletes the review of a document at once. */
export const endReview = async (req: Transaction, document: ReviewedDocument): Promise<void> =>
  void (await executeParts(req, endedReviewParts(document)))
