import { plainText } from '../plainText'
import type { ChangeLabels, ComparedField, Row } from './changedField'
import { isRecord } from '@/lib/values'

/** Describes the value of a field as text; '' if it is empty. */
export function describeValue(field: ComparedField, value: unknown, siblings: Row, labels: ChangeLabels): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value))
    return value
      .map((item: unknown) => describeValue(field, item, siblings, labels))
      .filter(Boolean)
      .join(', ')
  switch (field.type) {
    case 'checkbox':
      return value === true ? labels.yes : labels.no
    case 'date':
      return labels.moment(String(value), zoneBeside(field.name, siblings))
    case 'radio':
    case 'select':
      return labels.label(optionLabel(field.options ?? [], value))
    case 'relationship':
    case 'upload':
      return describeReference(field, value, labels)
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

function describeReference({ relationTo }: ComparedField, value: unknown, labels: ChangeLabels): string {
  const isTyped = isRecord(value) && typeof value.relationTo === 'string'
  const collection = isTyped ? String(value.relationTo) : [relationTo].flat()[0]
  const target: unknown = isTyped ? value.value : value
  const id: unknown = isRecord(target) ? target.id : target
  return collection && typeof id === 'string' ? labels.reference(collection, id) : ''
}
