import { documentsIn } from './referencesIn'
import { richTextOfLines, type RichText } from '@/lib/content/richText/nodes'
import { isRichText } from './richText'
import type { ReferenceSetting, SettingField, SettingValue, SettingValues } from './settingFields'
import { isRecord } from '@/lib/values'

/** Values of a form: texts as entered, switches as booleans, lists and groups unchanged, documents as `type/id`. */
export type FormValue = boolean | FormValues | FormValues[] | RichText | string | string[]

export interface FormValues {
  [name: string]: FormValue
}

/** Converts stored values to form values. Selects are set to their default, texts use a placeholder instead. */
export function toForm(fields: readonly SettingField[], stored: SettingValues): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, stored[field.name])]))
}

function toFormValue(field: SettingField, value: SettingValue | undefined): FormValue {
  switch (field.type) {
    case 'switch':
      return value === undefined ? (field.default ?? false) : value === true
    case 'choices':
      return textsOf(value)
    case 'reference':
      return field.isMany ? keysOf(field, value) : (keysOf(field, value)[0] ?? '')
    case 'richText':
      return typeof value === 'string' ? richTextOfLines(value) : isRichText(value) ? value : ''
    case 'group':
      return toForm(field.fields, isRow(value) ? value : {})
    case 'list':
      return rowsOf(value).map((row) => ({ ...idOf(row), ...toForm(field.fields, row) }))
    default:
      return typeof value === 'object'
        ? ''
        : String(value ?? (field.type === 'select' ? field.default : undefined) ?? '')
  }
}

// After a theme has changed, a stored value may have another type than its field.
const textsOf = (value: SettingValue | undefined): string[] =>
  [value ?? []].flat().filter((item) => typeof item === 'string')

const keysOf = (field: ReferenceSetting, value: SettingValue | undefined): string[] =>
  documentsIn(field, value).map(({ collection, id }) => `${collection}/${id}`)

const isRow = (value: unknown): value is SettingValues => isRecord(value)
const rowsOf = (value: unknown): SettingValues[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** Rows in documents have ids, which identify them across languages. */
const idOf = ({ id }: { id?: unknown }): { id?: string } => (typeof id === 'string' ? { id } : {})

/** Converts form values for the request. An invalid number is sent as entered, so that the server reports it. */
export function fromForm(fields: readonly SettingField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name]
      return value === undefined ? [] : [[field.name, fromFormValue(field, value)]]
    }),
  )
}

function fromFormValue(field: SettingField, value: FormValue): unknown {
  if (field.type === 'group') return fromForm(field.fields, value as FormValues)
  if (field.type === 'list')
    return (value as FormValues[]).map((row) => ({ ...idOf(row), ...fromForm(field.fields, row) }))
  if (field.type === 'reference')
    return Array.isArray(value)
      ? value.map((key) => documentOf(field, String(key)))
      : value
        ? documentOf(field, String(value))
        : ''
  return field.type === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value
}

function documentOf({ relationTo }: ReferenceSetting, key: string): unknown {
  const [type, id] = key.split('/')
  return typeof relationTo === 'string' ? id : { relationTo: type, value: id }
}
