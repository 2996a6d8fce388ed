import { isRichText } from '@/lib/apps/richText'
import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { richTextOfLines } from '@/lib/content/richText/nodes'
import { isRecord } from '@/lib/values'
import { toNumber } from './inputCorrections'
import { inLanguage, withLanguage } from './language'
import { documentsIn, documentValue } from './referencesIn'
import type { ThemeField } from './themeField'

/**
 * The values that a form starts with: the stored ones, and an empty one for each field without. Checkboxes and selects
 * start with their default, texts have it as a placeholder. After a theme has changed, a stored value may have another
 * type than its field; the form starts without it.
 */
export const toForm = (fields: readonly ThemeField[], stored: SettingValues): SettingValues =>
  Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, stored[field.name])]))

function toFormValue(field: ThemeField, value: SettingValue | undefined): SettingValue {
  switch (field.type) {
    case 'array':
      return rowsIn(value).map((row) => ({ ...idOf(row), ...toForm(field.fields, row) }))
    case 'checkbox':
      return value === undefined ? (field.defaultValue ?? false) : value === true
    case 'group':
      return toForm(field.fields, isValues(value) ? value : {})
    case 'number':
      return typeof value === 'number' ? value : toNumber(textOf(value))
    case 'radio':
    case 'select':
      return field.hasMany
        ? [value ?? []].flat().filter((item) => typeof item === 'string')
        : textOf(value ?? field.defaultValue)
    case 'relationship':
    case 'upload':
      return documentValue(field, documentsIn(field, value))
    case 'richText':
      return typeof value === 'string' ? richTextOfLines(value) : isRichText(value) ? value : ''
    default:
      return textOf(value)
  }
}

const textOf = (value: SettingValue | undefined): string => (typeof value === 'object' ? '' : String(value ?? ''))
const isValues = (value: unknown): value is SettingValues => isRecord(value)
const rowsIn = (value: unknown): SettingValues[] => (Array.isArray(value) ? value.filter(isValues) : [])

/** Rows in documents have ids, which identify them across languages. */
const idOf = ({ id }: SettingValues): SettingValues => (typeof id === 'string' ? { id } : {})

/** The values that a form of one language starts with. */
export const toFormInLanguage = (
  fields: readonly ThemeField[],
  stored: SettingValues,
  language: string,
): SettingValues => toForm(fields, inLanguage(fields, stored, language))

/** Merges the form values of one language into the stored values. */
export const mergeFormValues = (
  fields: readonly ThemeField[],
  stored: SettingValues,
  form: SettingValues,
  language: string,
): SettingValues => withLanguage(fields, stored, withoutEmpty(form), language)

/** Removes empty texts, lists and groups; empty rows are kept. */
function withoutEmpty(values: SettingValues): SettingValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, SettingValue][] => {
      if (value === '') return []
      if (Array.isArray(value))
        return value.length > 0
          ? [[name, value.map((item) => (isRow(item) ? withoutEmpty(item) : item)) as SettingValue]]
          : []
      if (!isRow(value)) return [[name, value]]
      const inner = withoutEmpty(value)
      return Object.keys(inner).length > 0 ? [[name, inner]] : []
    }),
  )
}

/** Whether a value is a row or group, as opposed to rich text or a reference. */
const isRow = (value: unknown): value is SettingValues =>
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
