import type { FlattenedField } from 'payload'
import { schemaRef, type Json } from '../schema'

const text: Json = { type: 'string' }
const list = (items: Json): Json => ({
  description: 'Several values, with commas between them or as a list',
  anyOf: [text, { items, type: 'array' }],
})

const operators = (value: Json, more: Record<string, Json> = {}): Json => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    equals: value,
    exists: { type: 'boolean' },
    in: list(value),
    not_equals: value,
    not_in: list(value),
    ...more,
  },
})

const ordered = (value: Json): Json =>
  operators(value, { greater_than: value, greater_than_equal: value, less_than: value, less_than_equal: value })

/** What a field can be compared with in `where`, by the kind of its values. */
export const FILTERS: Record<string, Json> = {
  DateFilter: ordered({ description: 'In ISO 8601', type: 'string' }),
  NumberFilter: ordered({ type: 'number' }),
  TextFilter: operators(text, {
    contains: { description: 'The text has this part, in any case', type: 'string' },
    like: { description: 'The text has each of these words', type: 'string' },
    not_like: text,
  }),
  ValueFilter: operators({ type: ['boolean', 'null', 'number', 'string'] }),
}

const FILTER_OF: Record<string, keyof typeof FILTERS> = {
  checkbox: 'ValueFilter',
  code: 'TextFilter',
  date: 'DateFilter',
  email: 'TextFilter',
  number: 'NumberFilter',
  radio: 'ValueFilter',
  relationship: 'ValueFilter',
  select: 'ValueFilter',
  text: 'TextFilter',
  textarea: 'TextFilter',
  upload: 'ValueFilter',
}

/** The conditions of a type: its own fields, joined with `and` and `or`. Paths such as `venue.name` reach one further. */
export function whereSchema(name: string, fields: FlattenedField[]): Json {
  const filters = fields.flatMap((field): [string, Json][] => {
    const filter = FILTER_OF[field.type]
    const isStored = !('virtual' in field && field.virtual) && !('hidden' in field && field.hidden)
    return filter && isStored ? [[field.name, schemaRef(filter)]] : []
  })
  const conditions = { items: schemaRef(name), type: 'array' }
  return {
    type: 'object',
    additionalProperties: schemaRef('ValueFilter'),
    properties: { ...Object.fromEntries(filters), id: schemaRef('ValueFilter'), and: conditions, or: conditions },
  }
}
