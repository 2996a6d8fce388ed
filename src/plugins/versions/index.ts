import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  definePlugin,
} from 'payload'
import { contentSlugs, mapCollections, withComponents, withHooks } from '@/config/change'
import { addFeature } from '@/config/feature'
import { deleteWriters, writerParts } from './database/writers'
import { writeWithSave } from '@/database/saves/saveWrites'
import { idOf, isUuid } from '@/lib/values'
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
      storage: { tables: { version_writers: versionWriters } },
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

/**
 * Records who wrote the version just stored, in the transaction of the save. Payload stores versions without an author.
 */
const recordWriter: CollectionAfterChangeHook = ({ collection, context, data, doc, req }) => {
  const document = idOf(doc)
  const tenant = idOf(doc.tenant ?? data.tenant)
  const person = req.user?.id
  if (!document || !tenant || !isUuid(person)) return doc
  const restored = context.isRestoringVersion === true ? req.routeParams?.id : null
  const parts = writerParts({
    collection: collection.slug,
    document,
    person,
    restored: isUuid(restored) ? restored : null,
    tenant,
  })
  writeWithSave(req, collection.slug, document, { parts, shared: ['saved_versions'] })
  return doc
}

const deleteWritersOfDocument: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteWriters(req, collection.slug, String(id))
