import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { publishKey } from '@/access/permissions'
import { findUserIdsWithKey } from '@/database/people/recipients'
import {
  assertPermission,
  contentTypeOf,
  defineOperation,
  findPersonName,
  member,
  notFound,
  notify,
  refused,
  tenantOfDocument,
  translatorOf,
} from '@/exports/server'
import { findSiteDocument } from '@/endpoints/documents/siteDocument'
import { releaseOwnLock } from '@/endpoints/locks/releaseOwnLock'
import { AREA, documentInput, review, describeReview, noteInput, titleOfDocument } from '../lib/review'
import { findReviewForUpdate, saveRequested } from '../lib/reviews'

/**
 * Asks people who may publish a document to review it. Asking again replaces the note of the previous request. Whoever asks
 * has finished, and gives up the lock: a reviewer would meet it first of all.
 */
export const askForReview = defineOperation({
  name: 'askForReview',
  area: AREA,
  audit: 'reviews.asked',
  input: z.strictObject({ ...documentInput, note: noteInput.optional() }),
  limit: { by: ['person'], points: 60, seconds: 60 * 60 },
  method: 'post',
  output: review.nullable(),
  path: '/documents/:type/:id/review',
  run: async ({ audit, input, person, req, tenantId }) => {
    const type = contentTypeOf(req, input.type)
    assertPermission(person, type, 'manage', tenantId)
    if (!tenantId || !person || !(await findSiteDocument(req, type.slug, input.id))) throw notFound(AREA)
    const t = translatorOf(req.i18n)
    const newest = await req.payload.findByID({
      collection: type.slug as CollectionSlug,
      depth: 0,
      draft: true,
      id: input.id,
      overrideAccess: false,
      req,
    })
    if ('_status' in newest && newest._status === 'published') throw refused(AREA, t('reviewNothing'))
    const document = { collection: type.slug, documentId: input.id, tenantId }
    const before = await findReviewForUpdate(req, document)
    await saveRequested(req, before, { ...document, askedBy: person.id, note: input.note || null })
    await releaseOwnLock(req, { collection: type.slug, id: input.id, person: person.id })
    const title = await titleOfDocument(req, document)
    // Repeating an open request only changes its note; recipients have already been notified.
    const isAlreadyRequested = before?.state === 'asked' && before.askedBy === person.id
    if (!isAlreadyRequested) {
      const recipients = (await findUserIdsWithKey(req, tenantId, publishKey(type.group))).filter(
        (id) => id !== person.id,
      )
      const values = {
        note: input.note ?? '',
        person: (await findPersonName(req, person.id)) ?? t('reviewSomebody'),
        title,
      }
      await notify(req, {
        ...(input.note && { body: 'reviewAskedBody' }),
        href: `/collections/${type.slug}/${input.id}`,
        recipients,
        tenantId,
        title: 'reviewAskedTitle',
        values,
      })
    }
    audit({ after: { title }, target: `${type.slug}/${input.id}` })
    return describeReview(req, input, person)
  },
  summary: 'Ask for a review of a document',
  tenant: tenantOfDocument,
  takesToken: true,
  who: member,
})
