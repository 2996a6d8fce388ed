import { z } from 'zod'
import { acceptsTokens } from '@/endpoints/authenticateToken'
import type { AnyOperation } from '@/endpoints/define'
import type { Rule } from '@/endpoints/routeRules'
import { jsonBody, schemaRef, type Json } from './schema'

/** Formats of JSON Schema and OpenAPI. Zod adds names of its own checks, such as `starts_with`. */
const FORMATS = new Set(['binary', 'date', 'date-time', 'email', 'ipv4', 'ipv6', 'time', 'uri', 'uuid'])

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format && !FORMATS.has(jsonSchema.format)) delete jsonSchema.format
    },
    unrepresentable: 'any',
  })
  return described
}

/** Describes one operation: its parameters, body and answers, and who may call it. */
export function describeOperation(operation: AnyOperation): Json {
  const schema = schemaOf(operation.input, 'input') as { properties?: Record<string, Json>; required?: string[] }
  const pathParams = [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const inputs = Object.entries(schema.properties ?? {}).filter(([name]) => !pathParams.includes(name))
  const required = requiredInputs(operation, schema.required ?? []).filter((name) => !pathParams.includes(name))
  const usesQuery = operation.method === 'get' || operation.method === 'delete'
  const hasBody = !usesQuery && (inputs.length > 0 || takesUpload(operation))
  return {
    operationId: operation.name,
    ...(operation.tool && { description: operation.tool.description }),
    parameters: [
      ...pathParams.map((name) => ({ in: 'path', name, required: true, schema: schema.properties?.[name] ?? {} })),
      ...(usesQuery
        ? inputs.map(([name, property]) => ({
            in: 'query',
            name,
            required: required.includes(name),
            schema: property,
          }))
        : []),
    ],
    ...(hasBody && { requestBody: { content: bodyOf(operation, inputs, required), required: true } }),
    responses: {
      ...answerOf(operation),
      default: { content: jsonBody(schemaRef('Failure')), description: 'Refused' },
    },
    security: securityOf(operation),
    summary: operation.summary,
    tags: [operation.area],
    'x-allowed-to': allowedTo(operation.who),
    'x-takes-token': acceptsTokens(operation),
  }
}

/** The tenant is optional where programs call: theirs is that of the token. */
const requiredInputs = (operation: AnyOperation, required: string[]): string[] =>
  acceptsTokens(operation) ? required.filter((name) => name !== 'tenant' && name !== 'tenantId') : required

const takesUpload = ({ isUpload, takesFile }: AnyOperation): boolean => Boolean(takesFile ?? isUpload)

function bodyOf(operation: AnyOperation, inputs: [string, Json][], required: string[]): Json {
  const body: Json = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(inputs),
    ...(required.length > 0 && { required }),
  }
  if (!takesUpload(operation)) return jsonBody(body)
  const file: Json = { contentMediaType: 'application/octet-stream', format: 'binary', type: 'string' }
  return {
    'multipart/form-data': {
      schema: {
        ...body,
        properties: { ...Object.fromEntries(inputs), file },
        required: [...required, 'file'],
      },
    },
  }
}

function answerOf({ answers, output, status = 200 }: AnyOperation): Json {
  if (answers === 'redirect')
    return { 302: { description: 'Redirects', headers: { Location: { schema: { format: 'uri', type: 'string' } } } } }
  if (answers === 'nothing') return { [status]: { description: 'Not supported' } }
  if (answers) return { [status]: { content: { [answers]: { schema: { type: 'string' } } }, description: 'Done' } }
  return { [status]: { content: jsonBody(schemaOf(output, 'output')), description: 'Done' } }
}

function securityOf(operation: AnyOperation): Json[] {
  if (operation.who.kind === 'anyone') return []
  return acceptsTokens(operation) ? [{ session: [] }, { bearer: [] }] : [{ session: [] }]
}

const allowedTo = (rule: Rule): string => (rule.kind === 'holder' ? rule.anyOf.join(' or ') : rule.kind)
