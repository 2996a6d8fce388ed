import { isRichText } from '@/lib/apps/richText'
import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { richTextOfLines, type RichText } from '@/lib/content/richText/nodes'
import { isRecord } from '@/lib/values'
import { documentsIn, isReference } from './referencesIn'
import type { ReferenceThemeField, ThemeField } from './themeField'

/** Values of a form: texts as entered, switches as booleans, lists and groups unchanged, documents as `type/id`. */
export type FormValue = boolean | FormValues | FormValues[] | RichText | string | string[]

export interface FormValues {
  [name: string]: FormValue
}

/** Converts stored values to form values. Selects are set to their default, texts use a placeholder instead. */
export function toForm(fields: readonly ThemeField[], stored: SettingValues): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, stored[field.name])]))
}

function toFormValue(field: ThemeField, value: SettingValue | undefined): FormValue {
  switch (field.type) {
    case 'checkbox':
      return value === undefined ? (field.defaultValue ?? false) : value === true
    case 'relationship':
    case 'upload':
      return field.hasMany ? keysOf(field, value) : (keysOf(field, value)[0] ?? '')
    case 'richText':
      return typeof value === 'string' ? richTextOfLines(value) : isRichText(value) ? value : ''
    case 'group':
      return toForm(field.fields, isRow(value) ? value : {})
    case 'array':
      return rowsOf(value).map((row) => ({ ...idOf(row), ...toForm(field.fields, row) }))
    case 'radio':
    case 'select':
      return field.hasMany ? textsOf(value) : textOf(value ?? field.defaultValue)
    default:
      return textOf(value)
  }
}

// After a theme has changed, a stored value may have another type than its field.
const textOf = (value: SettingValue | undefined): string => (typeof value === 'object' ? '' : String(value ?? ''))
const textsOf = (value: SettingValue | undefined): string[] =>
  [value ?? []].flat().filter((item) => typeof item === 'string')

const keysOf = (field: ReferenceThemeField, value: SettingValue | undefined): string[] =>
  documentsIn(field, value).map(({ collection, id }) => `${collection}/${id}`)

const isRow = (value: unknown): value is SettingValues => isRecord(value)
const rowsOf = (value: unknown): SettingValues[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** Rows in documents have ids, which identify them across languages. */
const idOf = ({ id }: { id?: unknown }): { id?: string } => (typeof id === 'string' ? { id } : {})

/** Converts form values for the request. An invalid number is sent as entered, so that the server reports it. */
export function fromForm(fields: readonly ThemeField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name]
      return value === undefined ? [] : [[field.name, fromFormValue(field, value)]]
    }),
  )
}

function fromFormValue(field: ThemeField, value: FormValue): unknown {
  if (field.type === 'group') return fromForm(field.fields, value as FormValues)
  if (field.type === 'array')
    return (value as FormValues[]).map((row) => ({ ...idOf(row), ...fromForm(field.fields, row) }))
  if (isReference(field))
    return Array.isArray(value)
      ? value.map((key) => documentOf(field, String(key)))
      : value
        ? documentOf(field, String(value))
        : ''
  return field.type === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value
}

function documentOf({ relationTo }: ReferenceThemeField, key: string): unknown {
  const [type, id] = key.split('/')
  return typeof relationTo === 'string' ? id : { relationTo: type, value: id }
}
