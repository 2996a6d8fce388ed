import { definePlugin, type CollectionConfig, type Config } from 'payload'
import { addFeature } from '@/config/feature'
import { KEYS } from './lib/limits'
import { messages } from './messages'
import { previewImport } from './operations/previewImport'
import { readLastImport } from './operations/readLastImport'
import { runImport } from './operations/runImport'
import { undoImport } from './operations/undoImport'
import { csvImports } from './tables/csvImports'

const ENTRY = '/src/plugins/csvImport/components/ImportEntry#ImportEntry'
const PART = '/src/plugins/csvImport/components/ImportPart#ImportPart'

/**
 * CSV import of events with their performances, people, venues, works and redirects, with a preview, in one
 * transaction, and with undo.
 */
export const csvImport = definePlugin({
  slug: 'csvImport',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'csvImport',
      activity: {
        'imports.done': { kind: 'content', names: ['changed', 'created', 'list'], message: 'activityImportDone' },
        'imports.undone': { kind: 'content', names: ['list', 'undone'], message: 'activityImportUndone' },
      },
      extend: (config: Config): Config => ({
        ...config,
        collections: config.collections?.map((collection) =>
          Object.hasOwn(KEYS, collection.slug) ? withImport(collection) : collection,
        ),
      }),
      messages,
      operations: [previewImport, runImport, undoImport, readLastImport],
      storage: { tables: { csv_imports: csvImports } },
    }),
})

function withImport(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const components = admin?.components
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...(components?.beforeListTable ?? []), PART],
        listMenuItems: [...(components?.listMenuItems ?? []), ENTRY],
      },
    },
  }
}
