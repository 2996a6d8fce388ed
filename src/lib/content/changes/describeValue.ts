import { plainText } from '../plainText'
import type { ChangeLabels, ComparedField, Row } from './changedField'
import { isRecord } from '../../values'

/** A value of a field in words; '' for none. */
export function describeValue(field: ComparedField, value: unknown, siblings: Row, words: ChangeLabels): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value))
    return value
      .map((one: unknown) => describeValue(field, one, siblings, words))
      .filter(Boolean)
      .join(', ')
  switch (field.type) {
    case 'checkbox':
      return value === true ? words.yes : words.no
    case 'date':
      return words.moment(String(value), zoneBeside(field.name, siblings))
    case 'radio':
    case 'select':
      return words.label(optionLabel(field.options ?? [], value))
    case 'relationship':
    case 'upload':
      return describeReference(field, value, words)
    case 'richText':
      return plainText(value)
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

function zoneBeside(name: string, siblings: Row): string | null {
  const zone = siblings[`${name}_tz`]
  return typeof zone === 'string' ? zone : null
}

function optionLabel(options: unknown[], value: unknown): unknown {
  const chosen = options.find((option) => option === value || (isRecord(option) && option.value === value))
  return isRecord(chosen) ? chosen.label : value
}

function describeReference({ relationTo }: ComparedField, value: unknown, words: ChangeLabels): string {
  const isTyped = isRecord(value) && typeof value.relationTo === 'string'
  const collection = isTyped ? String(value.relationTo) : [relationTo].flat()[0]
  const target: unknown = isTyped ? value.value : value
  const id: unknown = isRecord(target) ? target.id : target
  return collection && typeof id === 'string' ? words.reference(collection, id) : ''
}
