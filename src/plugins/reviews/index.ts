import { definePlugin, type CollectionConfig, type Config, type Field } from 'payload'
import { uiLabel, translatedLabel } from '@/collections/labels'
import { callboardOf } from '@/access/registryOf'
import { mapCollections, withEditComponents, withHooks } from '@/config/change'
import { addFeature } from '@/config/feature'
import { endReviewOfDeleted, endReviewOfPublished } from './hooks/endReviews'
import { messages } from './messages'
import { readReview, sendBack, withdrawReview } from './operations/answerReview'
import { askForReview } from './operations/askForReview'
import { documentReviews } from './tables/reviews'

const COMPONENTS = '/src/plugins/reviews/components'

/** Editors without permission to publish ask for a review; a publisher then publishes the document or sends it back. */
export const reviews = definePlugin({
  slug: 'reviews',
  plugin: ({ config }) =>
    addFeature(config, {
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
      storage: { tables: { document_reviews: documentReviews } },
    }),
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
