import { z } from 'zod'
import type { AnyOperation } from '../define'
import type { Rule } from '../routeRules'
import { acceptsTokens } from '../authenticateToken'

type Json = Record<string, unknown>

/**
 * Describes the operations as an OpenAPI 3.1 document.
 * @param serverURL base URL of the API, including its route
 */
export function describeOperations(
  operations: AnyOperation[],
  { product, serverURL }: { product: string; serverURL: string },
): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product} API`, version: '1' },
    paths,
    servers: [{ url: serverURL }],
    components: {
      schemas: { Failure: FAILURE_SCHEMA },
      securitySchemes: {
        bearer: {
          description: 'A session cookie, or an access token where `x-takes-token` is true',
          scheme: 'bearer',
          type: 'http',
        },
        session: { in: 'cookie', name: 'payload-token', type: 'apiKey' },
      },
    },
  }
}

const FAILURE_SCHEMA: Json = {
  type: 'object',
  properties: {
    code: { type: 'string', description: 'kind:area' },
    error: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { message: { type: 'string' }, path: { type: 'string' } } },
    },
  },
}

function describe(operation: AnyOperation): Json {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const pathParams = new Set([...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name))
  const otherInputs = Object.entries(schema.properties ?? {}).filter(([name]) => !pathParams.has(name))
  const usesQuery = operation.method === 'get'
  const parameters = [
    ...[...pathParams].map((name) => ({ in: 'path', name, required: true, schema: schema.properties?.[name] ?? {} })),
    ...(usesQuery
      ? otherInputs.map(([name, property]) => ({
          in: 'query',
          name,
          required: schema.required?.includes(name) ?? false,
          schema: property,
        }))
      : []),
  ]
  return {
    operationId: operation.name,
    parameters,
    responses: {
      [operation.status ?? 200]: {
        content: { 'application/json': { schema: z.toJSONSchema(operation.output, { unrepresentable: 'any' }) } },
        description: 'Done',
      },
      default: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        description: 'Refused',
      },
    },
    security: operation.who.kind === 'anyone' ? [] : [{ session: [] }, { bearer: [] }],
    summary: operation.summary,
    tags: [operation.area],
    'x-allowed-to': allowedTo(operation.who),
    'x-takes-token': acceptsTokens(operation),
    ...(!usesQuery &&
      otherInputs.length > 0 && {
        requestBody: {
          content: { 'application/json': { schema: bodySchema(otherInputs, schema.required ?? [], pathParams) } },
          required: true,
        },
      }),
  }
}

const bodySchema = (properties: [string, Json][], required: string[], pathParams: ReadonlySet<string>): Json => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(properties),
  required: required.filter((name) => !pathParams.has(name)),
})

const allowedTo = (rule: Rule): string => (rule.kind === 'holder' ? rule.anyOf.join(' or ') : rule.kind)
