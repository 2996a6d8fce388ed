import { isRecord } from '../values'
import type { SettingField } from '../apps/settingFields'
import { asDocumentTheme } from './documentTheme'
import type { Theme } from './theme'

/** Slug of the block that stands for all blocks of themes. */
export const THEME_BLOCK = 'themeBlock'

/** Begins the name of a theme's block while it is offered; chosen, it becomes a row of `themeBlock`. */
export const OFFERED = 'theme:'

/** Values in a document that a theme asks for. */
export interface ThemePlace {
  /** Where they lie: `layout.2.values`. */
  path: string
  /** Null: the theme on the site does not ask for them (any more). */
  fields: SettingField[] | null
  values: unknown
}

interface Document extends Record<string, unknown> {
  custom?: unknown
  layout?: unknown
  theme?: unknown
}

/** Everything in a document that is its theme's. */
export function themePlaces(collection: string, { custom, layout, theme: own }: Document, theme: Theme): ThemePlace[] {
  const rows: unknown[] = Array.isArray(layout) ? layout : []
  const blocks = rows.flatMap((row, index): ThemePlace[] =>
    isRecord(row) && row.blockType === THEME_BLOCK
      ? [
          {
            fields: theme.blocks.find(({ name }) => name === row.block)?.fields ?? null,
            path: `layout.${index}.values`,
            values: row.values,
          },
        ]
      : [],
  )
  const { settings, templateSettings = {} } = asDocumentTheme(own)
  return [
    ...blocks,
    ...(settings
      ? [{ fields: theme.documentSettings[collection] ?? [], path: 'theme.settings', values: settings }]
      : []),
    ...Object.entries(templateSettings).map(([template, values]) => ({
      fields: theme.templates.find((one) => one.template === template && one.collection === collection)?.fields ?? null,
      path: `theme.templateSettings.${template}`,
      values,
    })),
    ...(custom === undefined || custom === null
      ? []
      : [{ fields: theme.attributes[collection] ?? [], path: 'custom', values: custom }]),
  ]
}
