import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { isRecord } from '@/lib/values'
import { fromForm, toForm, type FormValues } from './formValues'
import { inLanguage, withLanguage } from './language'
import type { ThemeField } from './themeField'

/** Converts stored values to the form values of one language. */
export const toFormInLanguage = (fields: readonly ThemeField[], stored: SettingValues, language: string): FormValues =>
  toForm(fields, inLanguage(fields, stored, language))

/** Merges the form values of one language into the stored values. */
export const mergeFormValues = (
  fields: readonly ThemeField[],
  stored: SettingValues,
  form: FormValues,
  language: string,
): SettingValues => withLanguage(fields, stored, withoutEmpty(fromForm(fields, form)), language)

/** Removes empty texts, lists and groups; empty rows are kept. */
function withoutEmpty(values: Record<string, unknown>): SettingValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, SettingValue][] => {
      if (value === '' || value === null || value === undefined) return []
      if (Array.isArray(value))
        return value.length > 0
          ? [[name, value.map((item: unknown) => (isRow(item) ? withoutEmpty(item) : item)) as SettingValue]]
          : []
      if (!isRow(value)) return [[name, value as SettingValue]]
      const inner = withoutEmpty(value)
      return Object.keys(inner).length > 0 ? [[name, inner]] : []
    }),
  )
}

/** Whether a value is a row or group, as opposed to rich text or a reference. */
const isRow = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !('root' in value) && !('relationTo' in value)

/** Initial values of a new block. */
export function initialValues(fields: readonly ThemeField[], language: string): SettingValues {
  const defaults = Object.fromEntries(
    fields.flatMap((field): [string, SettingValue][] => {
      if (field.type === 'group') {
        const inner = initialValues(field.fields, language)
        return Object.keys(inner).length > 0 ? [[field.name, inner]] : []
      }
      return 'defaultValue' in field && field.defaultValue !== undefined
        ? [[field.name, field.localized ? { [language]: field.defaultValue } : field.defaultValue]]
        : []
    }),
  )
  return defaults
}

/** Serialises values independently of the order of keys, which PostgreSQL changes. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
