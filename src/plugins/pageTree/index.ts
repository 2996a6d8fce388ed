import { definePlugin, type CollectionConfig } from 'payload'
import { addFeature, mapCollections, withHooks, withListView } from '@/exports/server'
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
      extend: (config) => mapCollections(config, 'pages', withTree),
      messages,
      operations: [movePages, getPagesForTree],
    }),
})

const LIST = '/src/plugins/pageTree/components/PagesList/PagesList#PagesList'

const withTree = (collection: CollectionConfig): CollectionConfig =>
  withHooks(withListView(collection, LIST), { afterChange: [updateDescendantPaths] })
