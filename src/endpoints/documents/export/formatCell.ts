import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, OptionObject, PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { plainText } from '@/lib/content/plainText'
import { formatForSpreadsheet } from '@/lib/csv/csv'

export interface CellLabels {
  no: string
  yes: string
  /** IANA name. */
  timeZone: string
  /** Label of a document state. */
  stateLabel: (state: string) => string
  /** Title of a document; '' if the user cannot see it. */
  documentTitle: (collection: string, id: string) => string
}

/** Formats a value for a spreadsheet: titles instead of ids, times in the tenant's time zone. */
export function formatCell(
  { i18n }: PayloadRequest,
  value: unknown,
  field: FlattenedField,
  labels: CellLabels,
): number | string {
  if (value === null || value === undefined) return ''
  if (field.name === '_status') return labels.stateLabel(String(value))
  switch (field.type) {
    case 'array':
    case 'blocks':
      return Array.isArray(value) ? value.length : ''
    case 'checkbox':
      return value === true ? labels.yes : labels.no
    case 'date':
      return typeof value === 'string'
        ? isDay(field)
          ? value.slice(0, 10)
          : formatForSpreadsheet(value, labels.timeZone)
        : ''
    case 'json':
      return JSON.stringify(value)
    case 'number':
      return typeof value === 'number' ? value : joinValues(value, String)
    case 'radio':
    case 'select':
      return joinValues(value, (option) => optionLabel(field.options, option, i18n))
    case 'relationship':
    case 'upload':
      return joinValues(value, (reference) => referenceTitles(reference, field.relationTo, labels))
    case 'richText':
      return plainText(value)
    default:
      return joinValues(value, String)
  }
}

const isDay = (field: FlattenedField): boolean =>
  field.type === 'date' &&
  field.admin?.date !== undefined &&
  'pickerAppearance' in field.admin.date &&
  field.admin.date.pickerAppearance === 'dayOnly'

const joinValues = (value: unknown, format: (one: unknown) => string): string =>
  [value].flat().map(format).filter(Boolean).join(', ')

function optionLabel(options: (OptionObject | string)[], value: unknown, i18n: PayloadRequest['i18n']): string {
  const match = options.find((option) => (typeof option === 'string' ? option : option.value) === value)
  return match && typeof match === 'object' ? String(getTranslation(match.label as string, i18n)) : String(value)
}

/** The targets of a reference value. Polymorphic references carry their collection. */
export function referencedDocuments(
  value: unknown,
  relationTo: string[] | string,
): { collection: string; id: string }[] {
  return [value].flat().flatMap((item) => {
    const isPolymorphic =
      typeof relationTo !== 'string' &&
      typeof item === 'object' &&
      item !== null &&
      'relationTo' in item &&
      'value' in item
    const collection = isPolymorphic ? String(item.relationTo) : relationTo
    const id = idOf(isPolymorphic ? item.value : item)
    return id && typeof collection === 'string' ? [{ collection, id }] : []
  })
}

const referenceTitles = (value: unknown, relationTo: string[] | string, { documentTitle }: CellLabels): string =>
  referencedDocuments(value, relationTo)
    .map(({ collection, id }) => documentTitle(collection, id))
    .join(', ')
