import { definePlugin, type CollectionConfig } from 'payload'
import { addFeature, mapCollections, withHooks } from '@/exports/server'
import { contentSlugs, withListParts } from '@/config/change'
import { deleteOwnViews } from './database/savedViews'
import { messages } from './messages'
import { changeView, removeView, saveView } from './operations/writeViews'
import { listViews } from './operations/listViews'
import { savedViews as table } from './tables/savedViews'

const PART = '/src/plugins/savedViews/components/ViewsPart#ViewsPart'

/** Saved views of lists (filters, sort order, columns), private or shared with colleagues. */
export const savedViews = definePlugin({
  slug: 'savedViews',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'savedViews',
      extend: (config) =>
        mapCollections(mapCollections(config, 'users', withViewCleanup), contentSlugs(config), (collection) =>
          withListParts(collection, { before: [PART] }),
        ),
      messages,
      operations: [listViews, saveView, changeView, removeView],
      storage: { tables: { saved_views: table } },
    }),
})

const withViewCleanup = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, { afterDelete: [({ id, req }) => deleteOwnViews(req, String(id))] })
