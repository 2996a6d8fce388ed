import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type Config,
  definePlugin,
  type Field,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import {
  addFeature,
  callboardOf,
  findStored,
  mapCollections,
  notify,
  translatorOf,
  uiLabel,
  withHooks,
} from '@/exports/server'
import { isTextsOnly } from '@/collections/hooks/publishing'
import { translatedLabel } from '@/collections/labels'
import { withEditComponents } from '@/config/change'
import { DocumentReviews } from './collections/DocumentReviews'
import { endedReviewParts, endReview } from './database/reviews'
import { listNewest } from '@/database/documents/stored'
import { writeWithSave } from '@/database/saves/saveWrites'
import { isSameValue } from '@/lib/content/values'
import { isEmptyValue } from '@/lib/values'
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
const endReviewOfPublished: CollectionAfterChangeHook = async ({ collection, data, doc, operation, req }) => {
  if (operation !== 'update' || (data._status !== 'published' && !data.deletedAt)) return doc
  const documentId = String(doc.id)
  if (!data.deletedAt && (await stillWaits(req, collection, documentId))) return doc
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

/** Whether a document of which one language alone has just been published has anything else that waits in its draft. */
async function stillWaits(req: PayloadRequest, { flattenedFields, slug }: SanitizedCollectionConfig, id: string) {
  if (!(await isTextsOnly(req, slug, id))) return false
  const args = { collection: slug, locale: 'all' as const, where: { id: { equals: id } } }
  const [live, newest] = await Promise.all([
    findStored<StoredDocument>(req, args),
    listNewest<StoredDocument>(req, { ...args, limit: 1, pagination: false, where: { parent: { equals: id } } }),
  ])
  const [draft] = newest.docs
  return flattenedFields.some(
    ({ name }) => !STAMPS.has(name) && !isSameValue(given(live?.[name]), given(draft?.[name])),
  )
}

type StoredDocument = Record<string, unknown> & { id: string }

/** Rows that nobody has added are stored as an empty list by versions alone. */
const given = (value: unknown): unknown =>
  isEmptyValue(value) || (Array.isArray(value) && value.length === 0) ? null : value

/** They differ from version to version without anybody's writing; of a file, its addresses are made when it is read. */
const STAMPS = new Set(['_status', 'createdAt', 'id', 'thumbnailURL', 'updatedAt', 'url'])

/** The title in the language of the save; null if empty. */
function titleOf({ admin }: SanitizedCollectionConfig, doc: Record<string, unknown>): string | null {
  const title = admin.useAsTitle && doc[admin.useAsTitle]
  return typeof title === 'string' && title ? title : null
}

const endReviewOfDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await endReview(req, { collection: collection.slug, documentId: String(id) })
}
