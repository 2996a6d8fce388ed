import { defineContentType } from '@/collections/defineContentType'
import { THEMES } from '@/collections/groups'
import { guardCustomCode } from './guardCustomCode'
import { guardManifest } from './guardManifest'
import { keepServerFields } from './keepServerFields'

const IN_USE = '/src/components/theme/InUse/InUse#InUse'
const SETTINGS = '/src/components/theme/ThemeSettings/ThemeSettings#ThemeSettings'

export const themes = defineContentType({
  slug: 'themes',
  columns: ['version', 'renderMode', 'isDevelopmentTheme', 'updatedAt'],
  description: 'How your website looks.',
  fields: [
    { name: 'inUse', type: 'ui', admin: { components: { Field: IN_USE }, disableListColumn: true } },
    { name: 'name', type: 'text', maxLength: 120, required: true },
    { name: 'version', type: 'text', admin: { readOnly: true }, maxLength: 40 },
    {
      name: 'key',
      type: 'text',
      admin: { description: 'A re-upload with the same key replaces this theme' },
      index: true,
      maxLength: 80,
    },
    {
      name: 'renderMode',
      type: 'select',
      admin: { readOnly: true },
      defaultValue: 'code',
      options: [
        { label: 'Code', value: 'code' },
        { label: 'No code', value: 'nocode' },
      ],
      required: true,
    },
    { name: 'isDevelopmentTheme', type: 'checkbox', defaultValue: false, label: 'Development theme' },
    { name: 'manifest', type: 'json', admin: { description: 'Blocks, templates, settings and colour schemes' } },
    { name: 'settings', type: 'json', admin: { components: { Field: SETTINGS } } },
    { name: 'githubRepo', type: 'text', admin: { readOnly: true }, label: 'Repository on GitHub', maxLength: 200 },
    { name: 'githubBranch', type: 'text', admin: { readOnly: true }, label: 'Branch on GitHub', maxLength: 200 },
    { name: 'githubTag', type: 'text', admin: { readOnly: true }, label: 'Tag on GitHub', maxLength: 200 },
    { name: 'relativePath', type: 'text', admin: { readOnly: true }, maxLength: 300 },
    { name: 'lastSyncedAt', type: 'date', admin: { readOnly: true } },
    { name: 'lastSyncedCommit', type: 'text', admin: { readOnly: true }, maxLength: 64 },
  ],
  group: THEMES,
  hooks: { beforeChange: [guardManifest], beforeValidate: [guardCustomCode, keepServerFields] },
  icon: 'Palette',
  labels: { plural: 'Themes', singular: 'Theme' },
  searchPriority: 5,
  section: 'website',
  titleField: 'name',
})
