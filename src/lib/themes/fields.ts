import { isRecord } from '@/lib/values'
import type { ArrayThemeField, ThemeField } from './themeField'

/** Whether a field is shown, given the values of its siblings. Manifests may write numbers and booleans as texts. */
export function isConditionMet({ admin }: ThemeField, siblings: Readonly<Record<string, unknown>>): boolean {
  const condition = admin?.custom?.condition
  return (
    !condition ||
    String(siblings[condition.field] ?? (condition.equals === false ? false : '')) === String(condition.equals)
  )
}

/** Whether the text of a field is a colour. */
export const isColour = ({ admin }: ThemeField): boolean => admin?.custom?.isColour === true

/** Whether the values of a date field have a time. */
export const hasTime = (field: ThemeField): boolean =>
  field.type === 'date' && field.admin.date.pickerAppearance === 'dayAndTime'

/** Types of theme fields. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'richText',
  'checkbox',
  'radio',
  'select',
  'number',
  'date',
  'datetime',
  'relationship',
  'upload',
  'file-upload',
  'color',
  'code',
  'array',
  'group',
] as const

/** Minimum number of rows of a list: as configured, at least 1 if it is required or has a minimum, otherwise 0. */
export const minRowsOf = ({ minRows, required }: Pick<ArrayThemeField, 'minRows' | 'required'>): number =>
  required || minRows !== undefined ? Math.max(1, minRows ?? 1) : 0

/** Generates an id for a row, which identifies it across languages. */
export const newRowId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface PlacedValue {
  field: ThemeField
  /** Path of the value: `quotes.0.words`. */
  path: string
  /** The values beside it. */
  siblings: Readonly<Record<string, unknown>>
  value: unknown
}

/**
 * Every field with its value, at any depth: groups and lists before what is in them. What should be a group or a row
 * but is none is not entered.
 * @param mayEnter whether the values of a group or list are those of its fields. Default: always
 */
export function placedValues(
  fields: readonly ThemeField[],
  siblings: Readonly<Record<string, unknown>>,
  mayEnter: (field: ThemeField) => boolean = () => true,
  basePath = '',
): PlacedValue[] {
  return fields.flatMap((field): PlacedValue[] => {
    const path = basePath + field.name
    const value = Object.hasOwn(siblings, field.name) ? siblings[field.name] : undefined
    const own: PlacedValue = { field, path, siblings, value }
    if (!('fields' in field) || !mayEnter(field)) return [own]
    const entered = (values: unknown, place: string) =>
      isRecord(values) ? placedValues(field.fields, values, mayEnter, `${place}.`) : []
    if (field.type === 'group') return [own, ...entered(value, path)]
    const rows: unknown[] = Array.isArray(value) ? value : []
    return [own, ...rows.flatMap((row, index) => entered(row, `${path}.${index}`))]
  })
}
