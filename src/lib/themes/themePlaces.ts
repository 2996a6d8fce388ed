import { isRecord } from '@/lib/values'
import { asDocumentTheme } from './documentTheme'
import type { TemplateShape, Theme } from './theme'
import type { ThemeField } from './themeField'

/** Slug of the block that represents all theme blocks. */
export const THEME_BLOCK = 'themeBlock'

/** Prefix of theme blocks in the block picker; once added, a block becomes a `themeBlock` row. */
export const THEME_BLOCK_PREFIX = 'theme:'

/** Theme values in a document. */
export interface ThemeValues {
  /** Path of the values: `layout.2.values`. */
  path: string
  /** Null if the current theme does not define them (any more). */
  fields: ThemeField[] | null
  values: unknown
}

interface Document extends Record<string, unknown> {
  custom?: unknown
  layout?: unknown
  theme?: unknown
}

/** All theme values of a document. */
export function collectThemeValues(
  collection: string,
  { custom, layout, theme: own }: Document,
  theme: Theme,
): ThemeValues[] {
  const rows: unknown[] = Array.isArray(layout) ? layout : []
  const blocks = rows.flatMap((row, index): ThemeValues[] =>
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
      fields:
        theme.templates.find((candidate) => candidate.template === template && isTemplateFor(candidate, collection))
          ?.fields ?? null,
      path: `theme.templateSettings.${template}`,
      values,
    })),
    ...(custom === undefined || custom === null
      ? []
      : [{ fields: theme.attributes[collection] ?? [], path: 'custom', values: custom }]),
  ]
}

/** Key prefix of event templates. */
const EVENT_TEMPLATE = 'event.'

export const isEventTemplate = ({ template }: Pick<TemplateShape, 'template'>): boolean =>
  template.startsWith(EVENT_TEMPLATE)

/** A template of a manifest. */
export type OfferedTemplate = Pick<TemplateShape, 'collection' | 'template'>

/** The content types whose documents can use a template. */
export const typesOfTemplate = (template: OfferedTemplate): string[] => [
  ...new Set([template.collection, ...(isEventTemplate(template) ? ['events'] : [])]),
]

/** Whether documents of a content type can use a template. */
export const isTemplateFor = (template: OfferedTemplate, collection: string): boolean =>
  typesOfTemplate(template).includes(collection)

/** The templates available for a content type; none for a no-code theme. */
export const templatesFor = (theme: Theme, collection: string, isNoCode: boolean): TemplateShape[] =>
  isNoCode ? [] : theme.templates.filter((template) => isTemplateFor(template, collection))
