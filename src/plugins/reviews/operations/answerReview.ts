import { z } from 'zod'
import {
  assertPermission,
  conflict,
  contentTypeOf,
  defineOperation,
  findPersonName,
  forbidden,
  member,
  notFound,
  notify,
  tenantOfDocument,
  translatorOf,
} from '@/exports/server'
import { assertCanPublish } from '@/endpoints/documents/siteDocument'
import { endReview } from '../database/reviews'
import { AREA, canDecide, documentInput, review, describeReview, noteInput, titleOfDocument } from '../lib/review'
import { findReviewForUpdate, saveSentBack } from '../lib/reviews'

/** Reads the review of a document, and whether the reader may decide on it. */
export const readReview = defineOperation({
  name: 'readReview',
  area: AREA,
  audit: null,
  input: z.strictObject(documentInput),
  method: 'get',
  output: z.object({ mayDecide: z.boolean(), review: review.nullable() }),
  path: '/documents/:type/:id/review',
  run: async ({ input, person, req, tenantId }) => {
    assertPermission(person, contentTypeOf(req, input.type), 'view', tenantId)
    return { mayDecide: canDecide(req, person, input.type, tenantId), review: await describeReview(req, input, person) }
  },
  summary: 'Read the review of a document',
  tenant: tenantOfDocument,
  takesToken: true,
  who: member,
})

/** Sends a document back to the requester of its review, with a note. The alternative is to publish it. */
export const sendBack = defineOperation({
  name: 'sendBack',
  area: AREA,
  audit: 'reviews.sentBack',
  input: z.strictObject({ ...documentInput, answer: noteInput.min(1) }),
  limit: { by: ['person'], points: 60, seconds: 60 * 60 },
  method: 'post',
  output: review.nullable(),
  path: '/documents/:type/:id/review/send-back',
  run: async ({ audit, input, person, req, tenantId }) => {
    const type = contentTypeOf(req, input.type)
    assertCanPublish(req, person, type, tenantId)
    if (!tenantId || !person) throw notFound(AREA)
    const document = { collection: type.slug, documentId: input.id, tenantId }
    const stored = await findReviewForUpdate(req, document)
    if (stored?.state !== 'asked') throw conflict(AREA, translatorOf(req.i18n)('reviewGone'))
    await saveSentBack(req, stored.id, { answer: input.answer, answeredBy: person.id })
    const title = await titleOfDocument(req, document)
    const values = {
      note: input.answer,
      person: (await findPersonName(req, person.id)) ?? translatorOf(req.i18n)('reviewSomebody'),
      title,
    }
    if (stored.askedBy && stored.askedBy !== person.id)
      await notify(req, {
        body: 'reviewAskedBody',
        href: `/collections/${type.slug}/${input.id}`,
        recipients: [stored.askedBy],
        tenantId,
        title: 'reviewSentBackTitle',
        values,
      })
    audit({ after: { title }, target: `${type.slug}/${input.id}` })
    return describeReview(req, input, person)
  },
  summary: 'Send a document back after review',
  tenant: tenantOfDocument,
  takesToken: true,
  who: member,
})

/** Withdraws one's own review request. People who may publish can withdraw any request. */
export const withdrawReview = defineOperation({
  name: 'withdrawReview',
  area: AREA,
  audit: 'reviews.withdrawn',
  input: z.strictObject(documentInput),
  method: 'delete',
  output: z.object({ withdrawn: z.boolean() }),
  path: '/documents/:type/:id/review',
  run: async ({ audit, input, person, req, tenantId }) => {
    const type = contentTypeOf(req, input.type)
    assertPermission(person, type, 'manage', tenantId)
    if (!tenantId) throw notFound(AREA)
    const document = { collection: type.slug, documentId: input.id, tenantId }
    const stored = await findReviewForUpdate(req, document)
    if (!stored) return { withdrawn: false }
    if (stored.askedBy !== person?.id && !canDecide(req, person, input.type, tenantId)) throw forbidden(AREA)
    await endReview(req, document)
    audit({ after: { title: await titleOfDocument(req, document) }, target: `${type.slug}/${input.id}` })
    return { withdrawn: true }
  },
  summary: 'Withdraw the review of a document',
  tenant: tenantOfDocument,
  takesToken: true,
  who: member,
})
