import type { Translator } from '@/i18n/createTranslator'
import { isRecord } from '@/lib/values'
import type { SettingValues } from '@/lib/apps/settingValues'
import type { ThemeLabels } from '@/lib/content/changes/changedField'
import { blockTitle } from './blockTitle'
import { INHERIT } from './documentTheme'
import type { Theme } from './theme'
import type { ThemeField, ThemeOption } from './themeField'
import { THEME_BLOCK } from './themePlaces'

interface ThemeLabelOptions {
  /** Content type of the document. */
  collection: string
  defaultLanguage: string
  /** Language of the content. */
  language: string
  t: Translator
  theme: Theme
}

/** Labels of the theme's blocks and of a document's theme values. */
export function themeLabels({ collection, defaultLanguage, language, t, theme }: ThemeLabelOptions): ThemeLabels {
  const blockOf = (row: Record<string, unknown>) => theme.blocks.find(({ name }) => name === row.block)
  return {
    block: (row) => {
      if (row.blockType !== THEME_BLOCK) return null
      const block = blockOf(row)
      if (!block) return { kind: String(row.block ?? ''), title: t('blockGone') }
      return {
        kind: block.label,
        title: isRecord(row.values)
          ? blockTitle(block.fields, row.values as SettingValues, language, defaultLanguage)
          : '',
      }
    },
    fields: (field, siblings) => {
      if (field === 'values') return blockOf(siblings)?.fields ?? []
      if (field === 'custom') return theme.attributes[collection] ?? []
      return field === 'theme' ? documentFields(theme, collection, t) : []
    },
  }
}

/** The fields of the value that stores a document's template, colours and their settings. */
function documentFields(theme: Theme, collection: string, t: Translator): ThemeField[] {
  const templates = theme.templates.filter((template) => template.collection === collection)
  return [
    choice(
      'template',
      t('themeTemplate'),
      templates.map(({ name, template }) => ({ label: name, value: template })),
    ),
    choice('colorScheme', t('themeScheme'), [{ label: t('themeInherit'), value: INHERIT }]),
    group('settings', '', theme.documentSettings[collection] ?? []),
    group(
      'templateSettings',
      '',
      templates.map(({ fields, name, template }) => group(template, name, fields)),
    ),
  ]
}

const choice = (name: string, label: string, options: ThemeOption[]): ThemeField => ({
  type: 'select',
  label,
  name,
  options,
})

const group = (name: string, label: string, fields: ThemeField[]): ThemeField => ({
  type: 'group',
  fields,
  label,
  name,
})
