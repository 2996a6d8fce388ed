import type { Field } from 'payload'
import { hasPublicPage } from '@/lib/site/addresses'
import { valuesDiff } from './diffs'
import { validateDocumentValues } from '@/collections/theme/validateThemeValues'

const DOCUMENT_THEME = '/src/components/theme/DocumentTheme/DocumentTheme#DocumentTheme'
const ATTRIBUTES = '/src/components/theme/Attributes/Attributes#Attributes'

/** Content types for which a theme may define attributes. */
const WITH_ATTRIBUTES = new Set(['event-instances', 'events'])

const hiddenInLists = { disableBulkEdit: true, disableListColumn: true, disableListFilter: true }

/**
 * Fields that a theme adds to a document, as one JSON value each: its attributes, and its template, colours and
 * settings.
 */
export const themeFields = (collection: string): Field[] => [
  ...(WITH_ATTRIBUTES.has(collection) ? [jsonField('custom', 'Attributes', ATTRIBUTES, collection)] : []),
  ...(hasPublicPage(collection) ? [jsonField('theme', 'Theme', DOCUMENT_THEME, collection)] : []),
]

const jsonField = (name: 'custom' | 'theme', label: string, component: string, collection: string): Field => ({
  name,
  type: 'json',
  admin: {
    ...hiddenInLists,
    components: { Diff: valuesDiff(collection), Field: { path: component, serverProps: { collection } } },
  },
  label,
  validate: validateDocumentValues(collection, name),
})
