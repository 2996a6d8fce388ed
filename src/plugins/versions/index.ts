import { definePlugin, type CollectionConfig } from 'payload'
import { addFeature, mapCollections, withHooks } from '@/exports/server'
import { contentSlugs, withComponents } from '@/config/change'
import { deleteWritersOfDocument, recordWriter, recordWriters } from './hooks/recordWriter'
import { messages } from './messages'
import { versionWriters } from './tables/versionWriters'

const VIEW = '/src/plugins/versions/components/VersionsView#VersionsView'

/** A version history with author, time and changes, in place of Payload's list of times and ids. */
export const versions = definePlugin({
  slug: 'versions',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'versions',
      components: { dashboardEnd: ['/src/plugins/versions/components/WrittenBox#WrittenBox'] },
      extend: (config) => mapCollections(config, contentSlugs(config), withHistory),
      messages,
      storage: { bulkChanges: recordWriters, tables: { version_writers: versionWriters } },
    }),
})

function withHistory(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const views = collection.admin?.components?.views
  return withHooks(withComponents(collection, { views: { ...views, edit: withView(views?.edit) } }), {
    afterChange: [recordWriter],
    afterDelete: [deleteWritersOfDocument],
  })
}

type EditViews = NonNullable<NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']>['edit']

// Payload's type is a union of custom views and a root view, which a spread cannot narrow.
const withView = (own: EditViews): EditViews => ({ ...own, versions: { Component: VIEW } }) as EditViews
