import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, SanitizedCollectionConfig } from 'payload'
import { notify } from '@/endpoints/notices/notify'
import { translatorOf } from '@/i18n/translator'
import { writeWithSave } from '@/database/saves/saveWrites'
import { endedReviewParts, endReview } from '../database/reviews'

/** Ends the review of a document when it is published, and notifies the requester, or when it is moved to the trash. */
export const endReviewOfPublished: CollectionAfterChangeHook = ({ collection, data, doc, operation, req }) => {
  if (operation !== 'update' || (data._status !== 'published' && !data.deletedAt)) return doc
  const documentId = String(doc.id)
  const notifyRequester = async (ended: Record<string, unknown> | null): Promise<void> => {
    if (!ended || data.deletedAt || ended.asked_by === req.user?.id) return
    const title = titleOf(collection, doc) ?? translatorOf(req.i18n)('untitled')
    await notify(req, {
      href: `/collections/${collection.slug}/${documentId}`,
      recipients: [String(ended.asked_by)],
      tenantId: String(ended.tenant_id),
      title: 'reviewPublishedTitle',
      values: { title },
    })
  }
  writeWithSave(req, collection.slug, documentId, {
    parts: endedReviewParts({ collection: collection.slug, documentId }),
    result: { of: 'ended_review', receive: notifyRequester },
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
