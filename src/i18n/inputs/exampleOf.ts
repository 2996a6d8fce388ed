import { z } from 'zod'

/** The first example in a schema's description of the value at a path; null if it has none. */
export function exampleOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): string | null {
  const [part, ...rest] = path
  if (part === undefined) {
    const examples: unknown = z.globalRegistry.get(schema)?.examples
    const example: unknown = Array.isArray(examples) ? examples[0] : null
    if (typeof example === 'string') return example
  }
  for (const inner of innerOf(schema)) {
    const example = exampleOf(inner, path)
    if (example !== null) return example
  }
  const next = part === undefined ? null : partOf(schema, part)
  return next && exampleOf(next, rest)
}

/** What a schema only wraps: the value at the same path. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema.unwrap()]
  if (schema instanceof z.ZodPipe) return [schema.in]
  return schema instanceof z.ZodUnion ? [...schema.options] : []
}

function partOf(schema: z.core.$ZodType, part: PropertyKey): z.core.$ZodType | null {
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  const shape: Record<PropertyKey, z.core.$ZodType> = schema instanceof z.ZodObject ? schema.shape : {}
  return Object.hasOwn(shape, part) ? (shape[part] ?? null) : null
}
