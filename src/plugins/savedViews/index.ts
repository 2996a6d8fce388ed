import { definePlugin, type CollectionConfig, type Config } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { addFeature } from '@/config/feature'
import { deleteOwnViews } from './database/savedViews'
import { messages } from './messages'
import { changeView, removeView } from './operations/changeView'
import { listViews } from './operations/listViews'
import { saveView } from './operations/saveView'
import { savedViews as table } from './tables/savedViews'

const PART = '/src/plugins/savedViews/components/ViewsPart#ViewsPart'

/** Saved views of lists (filters, sort order, columns), private or shared with colleagues. */
export const savedViews = definePlugin({
  slug: 'savedViews',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'savedViews',
      extend: (config: Config): Config => ({
        ...config,
        collections: config.collections?.map((collection) =>
          collection.slug === 'users'
            ? withViewCleanup(collection)
            : isContent(config, collection)
              ? withViews(collection)
              : collection,
        ),
      }),
      messages,
      operations: [listViews, saveView, changeView, removeView],
      storage: { tables: { saved_views: table } },
    }),
})

const isContent = ({ custom }: Config, { slug }: CollectionConfig): boolean =>
  callboardOf({ config: { custom: custom ?? {} } }).contentTypes.some((type) => type.slug === slug)

function withViews(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, beforeListTable: [PART, ...(admin?.components?.beforeListTable ?? [])] },
    },
  }
}

const withViewCleanup = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterDelete: [...(collection.hooks?.afterDelete ?? []), ({ id, req }) => deleteOwnViews(req, String(id))],
  },
})
