import { definePlugin, type CollectionConfig, type Config } from 'payload'
import { addFeature } from '@/config/feature'
import { messages } from './messages'
import { getPagesForTree } from './operations/getPagesForTree'
import { updateDescendantPaths } from './hooks/updateDescendantPaths'
import { movePages } from './operations/movePages'

/** Pages as a tree: moving a page also updates the paths below it and creates redirects. */
export const pageTree = definePlugin({
  slug: 'pageTree',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'pageTree',
      activity: { 'pages.moved': { kind: 'content', names: ['title'], message: 'activityPageMoved' } },
      extend: (config: Config): Config => ({
        ...config,
        collections: config.collections?.map((collection) =>
          collection.slug === 'pages' ? withTree(collection) : collection,
        ),
      }),
      messages,
      operations: [movePages, getPagesForTree],
    }),
})

const LIST = '/src/plugins/pageTree/components/PagesList/PagesList#PagesList'

const withTree = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      views: { ...collection.admin?.components?.views, list: { Component: LIST } },
    },
  },
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), updateDescendantPaths],
  },
})
