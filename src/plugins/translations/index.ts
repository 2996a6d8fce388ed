import { definePlugin, type CollectionConfig, type Config, type Field } from 'payload'
import { addFeature, mapCollections, uiLabel, withHooks, withViews } from '@/exports/server'
import { translatedLabel } from '@/collections/labels'
import { contentSlugs, withComponents } from '@/config/change'
import { withViewLabels } from '@/components/frame/Trail/viewLabel'
import {
  deleteTranslationFacts,
  keepVersion,
  rememberOriginal,
  recordTranslations,
  recordTranslationsOfMany,
} from './hooks/recordTranslations'
import { countTranslations } from './jobs/countTranslations'
import { TRANSLATIONS_PATH } from './lib/states'
import { messages } from './messages'
import { confirmTranslations } from './operations/confirmTranslations'
import { readTranslationsOverview } from './operations/readOverview'
import { listTranslations, readTranslations } from './operations/readTranslations'
import { translationCounts } from './tables/translationCounts'
import { translationFacts } from './tables/translationFacts'

const COMPONENTS = '/src/plugins/translations/components'

/** For sites with several languages: translation progress, outdated translations, and a screen for translating. */
export const translations = definePlugin({
  slug: 'translations',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'translations',
      activity: {
        'translations.confirmed': {
          kind: 'content',
          names: ['language', 'title'],
          message: 'activityTranslationsConfirmed',
        },
      },
      components: { languages: [`${COMPONENTS}/OverviewCard#OverviewCard`] },
      extend: withScreens,
      messages,
      operations: [readTranslations, confirmTranslations, readTranslationsOverview, listTranslations],
      storage: {
        bulkChanges: recordTranslationsOfMany,
        tables: { translation_counts: translationCounts, translation_facts: translationFacts },
      },
      worker: { jobs: { countTranslations } },
    }),
})

const documentsView = {
  Component: `${COMPONENTS}/DocumentsScreen#DocumentsScreen`,
  exact: true,
  meta: { title: 'Translations' },
  path: TRANSLATIONS_PATH,
} as const

const withScreens = (config: Config): Config =>
  mapCollections(withViews(config, { translations: documentsView }), contentSlugs(config), withTranslations)

function withTranslations(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const views = collection.admin?.components?.views
  const added = withHooks(collection, {
    afterChange: [recordTranslations],
    afterDelete: [deleteTranslationFacts],
    beforeChange: [keepVersion],
    beforeOperation: [rememberOriginal],
  })
  return {
    ...withComponents(added, { views: { ...views, edit: withView(views?.edit) } }),
    custom: withViewLabels(collection.custom, { translate: 'translate' }),
    fields: [...collection.fields, panelField],
  }
}

type EditViews = NonNullable<NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']>['edit']

// Payload's type is a union of custom views and a root view, which a spread cannot narrow.
const withView = (own: EditViews): EditViews =>
  ({
    ...own,
    translate: {
      Component: `${COMPONENTS}/TranslateView#TranslateView`,
      path: '/translate',
      tab: { Component: `${COMPONENTS}/TranslateTab#TranslateTab`, order: 150 },
    },
  }) as EditViews

const panelField: Field = {
  name: 'translationsPanel',
  type: 'ui',
  admin: {
    components: { Field: `${COMPONENTS}/PanelField#PanelField` },
    disableBulkEdit: true,
    disableListColumn: true,
    position: 'sidebar',
  },
  label: uiLabel(translatedLabel('Translations')),
}
