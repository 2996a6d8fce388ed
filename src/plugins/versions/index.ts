import { definePlugin, type CollectionConfig, type Config } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { addFeature } from '@/config/feature'
import { deleteWritersOfDocument, recordWriter } from './hooks/recordWriter'
import { messages } from './messages'
import { versionWriters } from './tables/versionWriters'

const VIEW = '/src/plugins/versions/components/VersionsView#VersionsView'

/** A version history with author, time and changes, in place of Payload's list of times and ids. */
export const versions = definePlugin({
  slug: 'versions',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'versions',
      components: { dashboard: ['/src/plugins/versions/components/WrittenBox#WrittenBox'] },
      extend: (config: Config): Config => {
        const slugs = new Set(callboardOf({ config }).contentTypes.map(({ slug }) => slug))
        return {
          ...config,
          collections: config.collections?.map((collection) =>
            slugs.has(collection.slug) && collection.versions ? withHistory(collection) : collection,
          ),
        }
      },
      messages,
      storage: { tables: { version_writers: versionWriters } },
    }),
})

function withHistory(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const views = admin?.components?.views
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, views: { ...views, edit: withView(views?.edit) } } },
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), recordWriter],
      afterDelete: [...(hooks?.afterDelete ?? []), deleteWritersOfDocument],
    },
  }
}

type EditViews = NonNullable<NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']>['edit']

// Payload's type is a union of custom views and a root view, which a spread cannot narrow.
const withView = (own: EditViews): EditViews => ({ ...own, versions: { Component: VIEW } }) as EditViews
