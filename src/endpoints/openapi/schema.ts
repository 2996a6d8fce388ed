/** A JSON object of the description: a schema, a path, a parameter. */
export type Json = Record<string, unknown>

export const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

export const parameterRef = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

export const jsonBody = (schema: Json, more: Json = {}): Json => ({ 'application/json': { schema, ...more } })

/** The name of a schema, from a slug: `event-instances` is `EventInstances`. */
export const schemaName = (slug: string): string =>
  slug.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Allows null in addition to what a schema allows. */
export function orNull(schema: Json): Json {
  const { description, title, ...plain } = schema
  if (typeof schema.type !== 'string')
    return {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      anyOf: [plain, { type: 'null' }],
    }
  return {
    ...schema,
    ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] }),
    type: [schema.type, 'null'],
  }
}
