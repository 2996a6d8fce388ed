import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, OptionObject, PayloadRequest } from 'payload'
import { idOf } from '../../../lib/values'
import { plainText } from '../../../lib/content/plainText'
import { onTheWall } from '../../../lib/csv/onTheWall'

export interface CellLabels {
  no: string
  yes: string
  /** IANA name. */
  timeZone: string
  /** What a state of a document is called. */
  stateOf: (state: string) => string
  /** What a document is called; '' for one that the person may not see. */
  titleOf: (collection: string, id: string) => string
}

/** A value of a document as a spreadsheet reads it: names in place of ids, moments on the clock of the site. */
export function cellOf(
  { i18n }: PayloadRequest,
  value: unknown,
  field: FlattenedField,
  words: CellLabels,
): number | string {
  if (value === null || value === undefined) return ''
  if (field.name === '_status') return words.stateOf(String(value))
  switch (field.type) {
    case 'array':
    case 'blocks':
      return Array.isArray(value) ? value.length : ''
    case 'checkbox':
      return value === true ? words.yes : words.no
    case 'date':
      return typeof value === 'string' ? (isDay(field) ? value.slice(0, 10) : onTheWall(value, words.timeZone)) : ''
    case 'json':
      return JSON.stringify(value)
    case 'number':
      return typeof value === 'number' ? value : joined(value, String)
    case 'radio':
    case 'select':
      return joined(value, (one) => optionOf(field.options, one, i18n))
    case 'relationship':
    case 'upload':
      return joined(value, (one) => targetOf(one, field.relationTo, words))
    case 'richText':
      return plainText(value)
    default:
      return joined(value, String)
  }
}

const isDay = (field: FlattenedField): boolean =>
  field.type === 'date' &&
  field.admin?.date !== undefined &&
  'pickerAppearance' in field.admin.date &&
  field.admin.date.pickerAppearance === 'dayOnly'

const joined = (value: unknown, say: (one: unknown) => string): string =>
  [value].flat().map(say).filter(Boolean).join(', ')

function optionOf(options: (OptionObject | string)[], value: unknown, i18n: PayloadRequest['i18n']): string {
  const found = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  return found && typeof found === 'object' ? String(getTranslation(found.label as string, i18n)) : String(value)
}

/** What a reference leads to; references to documents of several types say which. */
export function targetsIn(value: unknown, relationTo: string[] | string): { collection: string; id: string }[] {
  return [value].flat().flatMap((one) => {
    const several =
      typeof relationTo !== 'string' && typeof one === 'object' && one !== null && 'relationTo' in one && 'value' in one
    const collection = several ? String(one.relationTo) : relationTo
    const id = idOf(several ? one.value : one)
    return id && typeof collection === 'string' ? [{ collection, id }] : []
  })
}

const targetOf = (value: unknown, relationTo: string[] | string, { titleOf }: CellLabels): string =>
  targetsIn(value, relationTo)
    .map(({ collection, id }) => titleOf(collection, id))
    .join(', ')
