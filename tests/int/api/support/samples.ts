import { randomUUID } from 'node:crypto'

/** As much of JSON Schema as inputs of operations come to. */
export interface JsonSchema {
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  format?: string
  items?: JsonSchema
  maxLength?: number
  minimum?: number
  minLength?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  type?: string
}

const FORMATS: Record<string, () => string> = {
  date: () => '2026-11-21',
  'date-time': () => '2026-11-21T19:30:00.000Z',
  email: () => 'somebody@test.example',
  uri: () => 'https://theatre.example/',
  uuid: randomUUID,
}

/** A value of the form that a schema asks for, with everything filled in that may be. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf)
    return sampleOf(schema.anyOf.find(({ const: only, type }) => type !== 'null' && only !== '') ?? schema.anyOf[0]!)
  switch (schema.type) {
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'object':
      return objectSample(schema)
    case 'string':
      return (schema.format && FORMATS[schema.format]?.()) ?? 'x'.repeat(Math.max(schema.minLength ?? 1, 1))
    default:
      return 'anything'
  }
}

function objectSample({ additionalProperties, properties }: JsonSchema): Record<string, unknown> {
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sampleOf(one)]))
  return typeof additionalProperties === 'object' ? { sample: sampleOf(additionalProperties) } : {}
}

/** A place in an input: `['csp', 'preset']`, `['domains', 0, 'domain']`. */
export type Place = (number | string)[]

/** Every place of an input that its schema names, from the outside in. */
export function placesOf(schema: JsonSchema, at: Place = []): { place: Place; schema: JsonSchema }[] {
  const inner = schema.anyOf?.find(({ type }) => type === 'object' || type === 'array') ?? schema
  const fields = Object.entries(inner.properties ?? {}).flatMap(([name, one]) => [
    { place: [...at, name], schema: one },
    ...placesOf(one, [...at, name]),
  ])
  const record = typeof inner.additionalProperties === 'object' && !inner.properties ? inner.additionalProperties : null
  const values = record ? [{ place: [...at, 'sample'], schema: record }, ...placesOf(record, [...at, 'sample'])] : []
  const items = inner.items ? [{ place: [...at, 0], schema: inner.items }, ...placesOf(inner.items, [...at, 0])] : []
  return [...fields, ...values, ...items]
}

/** A copy of an input with another value at a place; `undefined` takes it out. */
export function withValue(input: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value
  const copy = (Array.isArray(input) ? [...(input as unknown[])] : { ...(input as object) }) as Record<
    number | string,
    unknown
  >
  if (rest.length === 0 && value === undefined) delete copy[first]
  else copy[first] = withValue(copy[first], rest, value)
  return copy
}
