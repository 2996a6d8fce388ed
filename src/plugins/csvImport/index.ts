import { definePlugin, type CollectionConfig } from 'payload'
import { addFeature, mapCollections } from '@/exports/server'
import { withComponents, withListParts } from '@/config/change'
import { CsvImports } from './collections/CsvImports'
import { KEYS } from './lib/limits'
import { messages } from './messages'
import { previewImport } from './operations/previewImport'
import { readLastImport } from './operations/readLastImport'
import { runImport } from './operations/runImport'
import { undoImport } from './operations/undoImport'

const ENTRY = '/src/plugins/csvImport/components/ImportEntry#ImportEntry'
const PART = '/src/plugins/csvImport/components/ImportPart#ImportPart'

/**
 * CSV import of events with their performances, people, venues, works and redirects, with a preview, in one
 * transaction, and with undo.
 */
export const csvImport = definePlugin({
  slug: 'csvImport',
  plugin: ({ config }) =>
    addFeature(
      config,
      {
        name: 'csvImport',
        activity: {
          'imports.done': { kind: 'content', names: ['changed', 'created', 'list'], message: 'activityImportDone' },
          'imports.undone': { kind: 'content', names: ['list', 'undone'], message: 'activityImportUndone' },
        },
        extend: (config) => mapCollections(config, Object.keys(KEYS), withImport),
        messages,
        operations: [previewImport, runImport, undoImport, readLastImport],
      },
      [CsvImports],
    ),
})

const withImport = (collection: CollectionConfig): CollectionConfig =>
  withComponents(withListParts(collection, { after: [PART] }), {
    listMenuItems: [...(collection.admin?.components?.listMenuItems ?? []), ENTRY],
  })
