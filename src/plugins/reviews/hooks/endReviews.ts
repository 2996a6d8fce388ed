import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, SanitizedCollectionConfig } from 'payload'
import { notify } from '@/endpoints/notices/notify'
import { translatorOf } from '@/i18n/translator'
import { endReview } from '../database/reviews'

/** Ends the review of a document when it is published, and notifies the requester, or when it is moved to the trash. */
export const endReviewOfPublished: CollectionAfterChangeHook = async ({ collection, data, doc, operation, req }) => {
  if (operation !== 'update' || (data._status !== 'published' && !data.deletedAt)) return doc
  const ended = await endReview(req, { collection: collection.slug, documentId: String(doc.id) })
  if (!ended || data.deletedAt || ended.askedBy === req.user?.id) return doc
  const title = titleOf(collection, doc) ?? translatorOf(req.i18n)('untitled')
  await notify(req, {
    href: `/collections/${collection.slug}/${String(doc.id)}`,
    recipients: [ended.askedBy],
    tenantId: ended.tenantId,
    title: 'reviewPublishedTitle',
    values: { title },
  })
  return doc
}

/** The title in the language of the save; null if empty. */
function titleOf({ admin }: SanitizedCollectionConfig, doc: Record<string, unknown>): string | null {
  const title = admin.useAsTitle && doc[admin.useAsTitle]
  return typeof title === 'string' && title ? title : null
}

export const endReviewOfDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await endReview(req, { collection: collection.slug, documentId: String(id) })
}
