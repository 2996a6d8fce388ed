import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { contentTypeOf, documentKey, findPersonName, readDocumentNames, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { publishKey } from '@/access/permissions'
import type { ReviewedDocument } from '../database/reviews'
import { findReview } from './reviews'

export const AREA = 'reviews'

/** Input fields that identify the document of an operation. */
export const documentInput = { id: z.uuid(), type: z.string().max(60) }

export const noteInput = z.string().trim().max(1000)

export const review = z.object({
  /** `at` in ISO 8601. */
  answer: z.object({ at: z.string(), by: z.string().nullable(), text: z.string() }).nullable(),
  askedAt: z.string(),
  askedBy: z.string().nullable(),
  /** Whether the reader requested it. */
  isOwn: z.boolean(),
  note: z.string().nullable(),
  state: z.enum(['asked', 'sentBack']),
})

export type Review = z.infer<typeof review>

/** Whether the person may decide on reviews of a type, which requires permission to publish it. */
export const canDecide = (req: PayloadRequest, person: Person | null, type: string, tenantId: string | null): boolean =>
  hasPermission(person, publishKey(contentTypeOf(req, type).group), tenantId)

/** Describes the review of a document for a reader; null if there is none. */
export async function describeReview(
  req: PayloadRequest,
  { id, type }: { id: string; type: string },
  person: Person | null,
): Promise<Review | null> {
  const stored = await findReview(req, { collection: contentTypeOf(req, type).slug, documentId: id })
  if (!stored) return null
  const { answer, answeredAt, answeredBy, askedAt, askedBy, note, state } = stored
  const [by, asker] = await Promise.all([findPersonName(req, answeredBy), findPersonName(req, askedBy)])
  return {
    answer: answer === null || !answeredAt ? null : { at: answeredAt.toISOString(), by, text: answer },
    askedAt: askedAt.toISOString(),
    askedBy: asker,
    isOwn: askedBy === person?.id,
    note,
    state,
  }
}

/** Returns the title of a document as editors see it, including drafts and documents in the trash. */
export async function titleOfDocument(
  req: PayloadRequest,
  { collection, documentId: id, tenantId }: ReviewedDocument & { tenantId: string },
): Promise<string> {
  const names = await readDocumentNames(req, [{ collection, id }], tenantId, { trash: true })
  return names.get(documentKey({ collection, id }))?.title || translatorOf(req.i18n)('untitled')
}
