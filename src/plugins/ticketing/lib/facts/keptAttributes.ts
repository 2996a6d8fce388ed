import type { SourceField, SourceType, SourceValue, SourceValues } from '../provider/external'

/** Values by their names, as texts: `true`, `12`, `2027-05-01`, `Drama`; several of a list. */
export type KeptAttributes = Record<string, string[]>

/** Longer texts are nothing to choose by. */
const LONGEST = 120
/** More names than any box office should have. */
const MOST_NAMES = 200
const MOST_VALUES = 50

const TYPES = new Set<SourceType>(['boolean', 'date', 'list', 'number', 'text'])

/**
 * The fields that events can be chosen by: attributes that the box office made up, and those that the provider names.
 * @param filterFields names of the provider's own fields
 */
export const filterableFields = (fields: readonly SourceField[], filterFields: readonly string[] = []): SourceField[] =>
  fields.filter(({ isAttribute, name, type }) => TYPES.has(type) && (isAttribute || filterFields.includes(name)))

/** What is kept of the values of an event or a performance. What is empty, or too long to be chosen, is left out. */
export function keptAttributes(values: SourceValues, fields: readonly SourceField[]): KeptAttributes {
  const names = [...new Set(fields.map(({ name }) => name))].sort().slice(0, MOST_NAMES)
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
  return [...new Set(texts.filter((text) => text !== '' && text.length <= LONGEST))].slice(0, MOST_VALUES)
}
