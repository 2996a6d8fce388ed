import { documentsIn } from './referencesIn'
import { isRichText, toRichText, type RichText } from './richText'
import type { ReferenceSetting, SettingField, SettingValue, SettingValues } from './settingFields'
import { isRecord } from '../values'

/**
 * What a form holds: texts as typed, switches as booleans, lists and groups as they are, documents as `type/id`.
 */
export type FormValue = boolean | FormValues | FormValues[] | RichText | string | string[]

export interface FormValues {
  [name: string]: FormValue
}

/** Fills a form with what is stored. Choices show their default, texts leave theirs to the placeholder. */
export function toForm(fields: readonly SettingField[], stored: SettingValues): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, shown(field, stored[field.name])]))
}

function shown(field: SettingField, value: SettingValue | undefined): FormValue {
  switch (field.type) {
    case 'switch':
      return value === undefined ? (field.default ?? false) : value === true
    case 'choices':
      return textsOf(value)
    case 'reference':
      return field.isMany ? keysOf(field, value) : (keysOf(field, value)[0] ?? '')
    case 'richText':
      return typeof value === 'string' ? toRichText(value) : isRichText(value) ? value : ''
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

// A theme that has changed may ask for another form than the one that is stored.
const textsOf = (value: SettingValue | undefined): string[] =>
  [value ?? []].flat().filter((one) => typeof one === 'string')

const keysOf = (field: ReferenceSetting, value: SettingValue | undefined): string[] =>
  documentsIn(field, value).map(({ collection, id }) => `${collection}/${id}`)

const isRow = (value: unknown): value is SettingValues => isRecord(value)
const rowsOf = (value: unknown): SettingValues[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** Rows of documents have names of their own, so that each language finds them again. */
const idOf = ({ id }: { id?: unknown }): { id?: string } => (typeof id === 'string' ? { id } : {})

/** What the server is sent. A number that is none goes as it was typed: the server says what is wrong with it. */
export function fromForm(fields: readonly SettingField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      values[field.name] === undefined ? [] : [[field.name, sent(field, values[field.name]!)]],
    ),
  )
}

function sent(field: SettingField, value: FormValue): unknown {
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
