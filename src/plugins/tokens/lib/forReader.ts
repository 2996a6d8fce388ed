import { isRecord } from '@/lib/values'

type Json = Record<string, unknown>

/**
 * Prepares the API description for a reader that shows each schema with all that it refers to: documents refer to each
 * other without end. References to documents become ids, and lists of blocks name the blocks.
 */
export function forReader(description: Json): Json {
  const { components, ...rest } = description
  const { schemas, ...others } = (isRecord(components) ? components : {}) as { schemas?: Record<string, unknown> }
  return {
    ...(mapObjects(rest, withoutDocuments) as Json),
    components: {
      ...others,
      schemas: Object.fromEntries(
        Object.entries(schemas ?? {}).map(([name, schema]) => [name, mapObjects(schema, withoutDocuments, name)]),
      ),
    },
  }
}

const refOf = (schema: unknown): string =>
  isRecord(schema) && typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? '') : ''

/** @param within the schema that the object is part of */
function withoutDocuments(schema: Json, within?: string): Json {
  const { anyOf, oneOf } = schema
  if (Array.isArray(anyOf) && anyOf.length === 2 && isRecord(anyOf[0]) && anyOf[0].format === 'uuid' && refOf(anyOf[1]))
    return { description: `Id, or the document: ${refOf(anyOf[1])}`, format: 'uuid', type: 'string' }
  if (Array.isArray(oneOf) && oneOf.every((one) => refOf(one).startsWith('Block')))
    return { description: `One of ${oneOf.map(refOf).join(', ')}`, type: 'object' }
  // Conditions consist of conditions.
  return within && refOf(schema) === within ? { description: `The same: ${within}`, type: 'object' } : schema
}

function mapObjects(value: unknown, change: (object: Json, within?: string) => Json, within?: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => mapObjects(one, change, within))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(change(value, within)).map(([key, inner]) => [key, mapObjects(inner, change, within)]),
  )
}
