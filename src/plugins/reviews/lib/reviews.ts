import type { Where } from 'payload'
import type { Transaction } from '@/exports/types'
import { idOf, required } from '@/lib/values'
import type { DocumentReview } from '@/payload-types'
import { lockReview, type ReviewedDocument } from '../database/reviews'

/** The review of a document. */
export interface StoredReview extends ReviewedDocument {
  id: string
  tenantId: string
  state: 'asked' | 'sentBack'
  /** Null once the account is deleted. */
  askedBy: string | null
  askedAt: Date
  /** Message from the requester to the reviewer. */
  note: string | null
  answeredBy: string | null
  answeredAt: Date | null
  /** What remains to be done, written by the reviewer. */
  answer: string | null
}

const toStored = (review: DocumentReview): StoredReview => ({
  answer: review.answer ?? null,
  answeredAt: review.answeredAt ? new Date(review.answeredAt) : null,
  answeredBy: idOf(review.answeredBy),
  askedAt: new Date(review.askedAt),
  askedBy: idOf(review.askedBy),
  collection: review.collection,
  documentId: review.documentId,
  id: review.id,
  note: review.note ?? null,
  state: review.state,
  tenantId: required(idOf(review.tenant), 'the tenant of a review'),
})

const LOCAL = {
  collection: 'document-reviews',
  depth: 0,
  // Operations decide who may read and write, and what.
  overrideAccess: true,
} as const

/** Finds the review of a document. */
export async function findReview(
  req: Transaction,
  { collection, documentId }: ReviewedDocument,
): Promise<StoredReview | null> {
  const where: Where = { and: [{ documentId: { equals: documentId } }, { collection: { equals: collection } }] }
  const [review] = (await req.payload.find({ ...LOCAL, limit: 1, pagination: false, req, where })).docs
  return review ? toStored(review) : null
}

/** Finds the review of a document and locks it, or its absence, so that concurrent requests and answers wait. */
export async function findReviewForUpdate(req: Transaction, document: ReviewedDocument): Promise<StoredReview | null> {
  await lockReview(req, document.documentId)
  return findReview(req, document)
}

/**
 * Stores a request for review. Asking again replaces the previous request and any answer.
 * @param before the locked review of the document
 */
export async function saveRequested(
  req: Transaction,
  before: StoredReview | null,
  { tenantId, ...request }: Pick<StoredReview, 'askedBy' | 'collection' | 'documentId' | 'note' | 'tenantId'>,
): Promise<void> {
  const data = {
    ...request,
    answer: null,
    answeredAt: null,
    answeredBy: null,
    askedAt: new Date().toISOString(),
    state: 'asked' as const,
    tenant: tenantId,
  }
  await (before
    ? req.payload.update({ ...LOCAL, data, id: before.id, req })
    : req.payload.create({ ...LOCAL, data, req }))
}

/** Stores the answer to a locked review. */
export async function saveSentBack(
  req: Transaction,
  id: string,
  answered: { answer: string; answeredBy: string },
): Promise<void> {
  const data = { ...answered, answeredAt: new Date().toISOString(), state: 'sentBack' as const }
  await req.payload.update({ ...LOCAL, data, id, req })
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
  const isOwn: Where = { askedBy: { equals: personId } }
  const isWaiting: Where = { and: [{ state: { equals: 'asked' } }, { collection: { in: collections } }] }
  const { docs } = await req.payload.find({
    ...LOCAL,
    limit,
    pagination: false,
    req,
    sort: ['-askedAt', 'documentId'],
    where: {
      and: [{ tenant: { equals: tenantId } }, { or: collections.length > 0 ? [isWaiting, isOwn] : [isOwn] }],
    },
  })
  return docs.map(toStored)
}
