import { z } from 'zod'

interface JsonSchema {
  examples?: unknown[]
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: JsonSchema
  minItems?: number
  minLength?: number
  minimum?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Returns the id for the input of this name; `tenantId`, `id`. */
type IdFor = (name: string) => string

/** Something of the right form for each required input of an operation. */
export function sampleInput(schema: z.ZodType, idFor: IdFor): Record<string, unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  // Where a call may name its tenant, it does: else it would mean the caller's own.
  const isGiven = (name: string) =>
    name === 'tenantId' || name.startsWith('where[tenant]') || json.required?.includes(name)
  return sampleProperties(json, isGiven, idFor)
}

const sampleProperties = (
  { properties = {} }: JsonSchema,
  isGiven: (name: string) => boolean | undefined,
  idFor: IdFor,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => isGiven(name))
      .map(([name, one]) => [name, sampleOf(one, name, idFor)]),
  )

function sampleOf(schema: JsonSchema, name: string, idFor: IdFor): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first, name, idFor)
  switch (schema.type) {
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, name, idFor))
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'object':
      return sampleProperties(schema, (key) => schema.required?.includes(key), idFor)
    default:
      return schema.format === 'uuid'
        ? idFor(name)
        : schema.format === 'email'
          ? 'sample@test.example'
          : 'sample'.repeat(Math.ceil((schema.minLength ?? 1) / 6))
  }
}
