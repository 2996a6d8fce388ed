import type { SanitizedConfig } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { settings } from '@/lib/settings'
import type { AnyOperation } from '@/endpoints/define'
import { describeContent, type DescribedContent } from './content/describeContent'
import { PARAMETERS, SCHEMAS } from './content/sharedComponents'
import { describeOperation } from './describeOperation'
import type { Json } from './schema'

interface Installation {
  product: string
  /** Base URL of the API, including its route. */
  serverURL: string
}

const NO_CONTENT: DescribedContent = { paths: {}, schemas: {}, tags: [] }

/** Describes the API of an installation as an OpenAPI 3.1 document: the content by its fields, and all operations. */
export async function describeApi(config: SanitizedConfig): Promise<Json> {
  return describeOperations(
    callboardOf({ config }).operations as AnyOperation[],
    { product: settings().PRODUCT_NAME, serverURL: `${config.serverURL}${config.routes.api}` },
    await describeContent(config),
  )
}

/**
 * Describes operations as an OpenAPI 3.1 document.
 * @param content described along with them; an operation replaces a call of the same method and path
 */
export function describeOperations(
  operations: AnyOperation[],
  { product, serverURL }: Installation,
  content = NO_CONTENT,
): Json {
  const paths: Record<string, Json> = { ...content.paths }
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method]: describeOperation(operation) }
  }
  const areas = [...new Set(operations.map(({ area }) => area))].sort()
  return {
    openapi: '3.1.0',
    info: {
      description: INTRODUCTION,
      license: { identifier: 'MIT', name: 'MIT' },
      title: `${product} API`,
      version: '1',
    },
    servers: [{ url: serverURL }],
    tags: [...content.tags, ...areas.map((name) => ({ name }))],
    paths,
    components: {
      parameters: PARAMETERS,
      schemas: { Failure: FAILURE_SCHEMA, ...SCHEMAS, ...content.schemas },
      securitySchemes: {
        bearer: { description: 'An access token of Account › Access tokens', scheme: 'bearer', type: 'http' },
        session: {
          description: 'The session of a person in the admin',
          in: 'cookie',
          name: 'payload-token',
          type: 'apiKey',
        },
      },
    },
  }
}

const INTRODUCTION = `Programs call this API with an access token: \`Authorization: Bearer cbp_…\`. Begin with \`GET /tokens/me\`.

A token works in one site. No call has to name it: every \`tenant\` is that of the token by default.

Documents are saved as drafts with \`draft=true\`; \`_status: published\` puts them on the website. Dates are in ISO 8601.`

const FAILURE_SCHEMA: Json = {
  type: 'object',
  properties: {
    code: { description: 'kind:area', type: 'string' },
    error: { description: 'What is wrong, in the language of `Accept-Language`', type: 'string' },
    errors: {
      items: {
        type: 'object',
        properties: {
          data: {
            description: 'Of a rejected document: `errors` names each field in `path`',
            type: 'object',
            properties: {
              errors: {
                items: { type: 'object', properties: { message: { type: 'string' }, path: { type: 'string' } } },
                type: 'array',
              },
            },
          },
          message: { type: 'string' },
          path: { description: 'The input that it is about', type: 'string' },
        },
      },
      type: 'array',
    },
  },
  required: ['error', 'errors'],
}
