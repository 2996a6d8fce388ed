import { isRecord } from '@/lib/values'
import type { SettingValues } from '@/lib/apps/settingValues'
import { rowTitle } from '@/lib/content/rowTitle'
import { isColour } from './fields'
import type { ThemeField } from './themeField'
import { valuesForVisitors } from './valuesForVisitors'

/** The title of a theme block: its text content, but never colours or options. */
export function blockTitle(
  fields: readonly ThemeField[],
  stored: SettingValues,
  language: string,
  defaultLanguage: string,
): string {
  const texts = textsIn(fields, valuesForVisitors(fields, stored, language, defaultLanguage))
  return rowTitle({ text: firstText(texts), ...texts })
}

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || 'root' in value) return undefined
  return Object.values(value).map(firstText).find(Boolean)
}

function textsIn(fields: readonly ThemeField[], values: SettingValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = values[field.name]
      if (field.type === 'text') return isColour(field) ? [] : [[field.name, value]]
      if (field.type === 'textarea' || field.type === 'richText') return [[field.name, value]]
      if (field.type === 'group' && isRecord(value))
        return Object.entries(textsIn(field.fields, value as SettingValues))
      if (field.type === 'array' && Array.isArray(value))
        return [[field.name, value.map((row) => (isRecord(row) ? textsIn(field.fields, row as SettingValues) : {}))]]
      return []
    }),
  )
}
