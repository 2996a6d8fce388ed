import { definePlugin, type CollectionConfig } from 'payload'
import { addFeature, mapCollections, withHooks } from '@/exports/server'
import { contentSlugs, withListParts } from '@/config/change'
import { SavedViews } from './collections/SavedViews'
import { deletePrivateViews } from './lib/savedViews'
import { messages } from './messages'
import { changeView, removeView, saveView } from './operations/writeViews'
import { listViews } from './operations/listViews'

const PART = '/src/plugins/savedViews/components/ViewsPart#ViewsPart'

/** Saved views of lists (filters, sort order, columns), private or shared with colleagues. */
export const savedViews = definePlugin({
  slug: 'savedViews',
  plugin: ({ config }) =>
    addFeature(
      config,
      {
        name: 'savedViews',
        extend: (config) =>
          mapCollections(mapCollections(config, 'users', withViewCleanup), contentSlugs(config), (collection) =>
            withListParts(collection, { before: [PART] }),
          ),
        messages,
        operations: [listViews, saveView, changeView, removeView],
      },
      [SavedViews],
    ),
})

const withViewCleanup = (collection: CollectionConfig): CollectionConfig =>
  // Before, while views refer to their owner.
  withHooks(collection, { beforeDelete: [({ id, req }) => deletePrivateViews(req, String(id))] })
