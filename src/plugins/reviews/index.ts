import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type Config,
  definePlugin,
  type Field,
  type SanitizedCollectionConfig,
} from 'payload'
import { addFeature, callboardOf, mapCollections, notify, translatorOf, uiLabel, withHooks } from '@/exports/server'
import { translatedLabel } from '@/collections/labels'
import { withEditComponents } from '@/config/change'
import { DocumentReviews } from './collections/DocumentReviews'
import { endedReviewParts, endReview } from './database/reviews'
import { writeWithSave } from '@/database/saves/saveWrites'
import { messages } from './messages'
import { readReview, sendBack, withdrawReview } from './operations/answerReview'
import { askForReview } from './operations/askForReview'

const COMPONENTS = '/src/plugins/reviews/components'

/** Editors without permission to publish ask for a review; a publisher then publishes the document or sends it back. */
export const reviews = definePlugin({
  slug: 'reviews',
  plugin: ({ config }) =>
    addFeature(
      config,
      {
        name: 'reviews',
        activity: {
          'reviews.asked': { kind: 'content', names: ['title'], message: 'activityReviewAsked' },
          'reviews.sentBack': { kind: 'content', names: ['title'], message: 'activityReviewSentBack' },
          'reviews.withdrawn': { kind: 'content', names: ['title'], message: 'activityReviewWithdrawn' },
        },
        components: { dashboard: [`${COMPONENTS}/ReviewsBox#ReviewsBox`] },
        extend: withReviews,
        messages,
        operations: [askForReview, readReview, sendBack, withdrawReview],
      },
      [DocumentReviews],
    ),
})

/** Adds reviews to all content types for which publishing is a separate permission. */
function withReviews(config: Config): Config {
  const reviewed = new Set(
    callboardOf({ config })
      .contentTypes.filter(({ group }) => group.hasPublish !== false)
      .map(({ slug }) => slug),
  )
  return mapCollections(config, reviewed, withReview)
}

const withReview = (collection: CollectionConfig): CollectionConfig => ({
  ...withHooks(
    withEditComponents(collection, ({ beforeDocumentControls = [] }) => ({
      beforeDocumentControls: [`${COMPONENTS}/ReviewButton#ReviewButton`, ...beforeDocumentControls],
    })),
    { afterChange: [endReviewOfPublished], afterDelete: [endReviewOfDeleted] },
  ),
  fields: [noticeField, ...collection.fields],
})

const noticeField: Field = {
  name: 'reviewNotice',
  type: 'ui',
  admin: {
    components: { Field: `${COMPONENTS}/ReviewField#ReviewField` },
    disableBulkEdit: true,
    disableListColumn: true,
  },
  label: uiLabel(translatedLabel('Review')),
}

/** Ends the review of a document when it is published, and notifies the requester, or when it is moved to the trash. */
const endReviewOfPublished: CollectionAfterChangeHook = ({ collection, data, doc, operation, req }) => {
  if (operation !== 'update' || (data._status !== 'published' && !data.deletedAt)) return doc
  const documentId = String(doc.id)
  const notifyRequester = async (ended: Record<string, unknown> | null): Promise<void> => {
    if (!ended?.asked_by || data.deletedAt || ended.asked_by === req.user?.id) return
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

const endReviewOfDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await endReview(req, { collection: collection.slug, documentId: String(id) })
}
