import type { SourceField, SourceType, SourceValue, SourceValues } from '../provider/external'

/** Attribute values as strings by name: `true`, `12`, `2027-05-01`, `Drama`; a list has several. */
export type AttributeValues = Record<string, string[]>

/** Longer strings are not useful as filters. */
const MAX_LENGTH = 120
/** Well above what any box office defines. */
const MAX_NAMES = 200
const MAX_VALUES = 50

const TYPES = new Set<SourceType>(['boolean', 'date', 'list', 'number', 'text'])

/**
 * Fields that events can be filtered by: custom attributes of the box office, and the fields the provider lists.
 * @param filterFields names of the provider's own filterable fields
 */
export const filterableFields = (fields: readonly SourceField[], filterFields: readonly string[] = []): SourceField[] =>
  fields.filter(({ isAttribute, name, type }) => TYPES.has(type) && (isAttribute || filterFields.includes(name)))

/** The values to store for an event or a performance, without empty or overlong ones. */
export function attributeValues(values: SourceValues, fields: readonly SourceField[]): AttributeValues {
  const names = [...new Set(fields.map(({ name }) => name))].sort().slice(0, MAX_NAMES)
  return Object.fromEntries(
    names.flatMap((name) => {
      const kept = Object.hasOwn(values, name) ? textsOf(values[name] ?? null) : []
      return kept.length > 0 ? [[name, kept] as const] : []
    }),
  )
}

function textsOf(value: SourceValue): string[] {
  const texts = (Array.isArray(value) ? value : value === null ? [] : [String(value)]).map((text) =>
    text.normalize('NFC').trim(),
  )
  return [...new Set(texts.filter((text) => text !== '' && text.length <= MAX_LENGTH))].slice(0, MAX_VALUES)
}
