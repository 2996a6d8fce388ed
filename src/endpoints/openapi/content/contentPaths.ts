import type { SanitizedCollectionConfig } from 'payload'
import type { ContentType } from '@/access/contentType'
import { permissionKey, publishKey } from '@/access/permissions'
import { jsonBody, parameterRef, schemaName, schemaRef, type Json } from '../schema'
import { pageOf } from './sharedComponents'

export interface DescribedType {
  type: ContentType
  collection: SanitizedCollectionConfig
  /** Labels in the language of the description. */
  plural: string
  singular: string
  /** Names of the fields without which a document cannot be published. */
  required: string[]
  /** A document that can be created. */
  example: Json
}

/** Names of the schemas of a content type. */
export const namesOf = (slug: string) => ({
  read: schemaName(slug),
  where: `${schemaName(slug)}Where`,
  write: `${schemaName(slug)}Input`,
})

const READING = ['depth', 'draft', 'locale', 'fallbackLocale', 'select'].map(parameterRef)
const WRITING = ['depth', 'draft', 'locale'].map(parameterRef)
const REFUSED: Json = { content: jsonBody(schemaRef('Failure')), description: 'Refused' }

/** The calls of Payload's REST API for the documents of a content type, by path. */
export function contentPaths(described: DescribedType): Record<string, Json> {
  const { collection, plural, singular, type } = described
  const { slug } = type
  const { read, where } = namesOf(slug)
  const title = schemaName(slug)
  const [view, manage, remove] = (['view', 'manage', 'delete'] as const).map((verb) =>
    permissionKey(type.group.name, verb),
  )
  const one = withArticle(singular)
  const whereParameter: Json = {
    description:
      'Conditions: `where[field][operator]=value`, with `and` and `or`: `where[or][0][field][operator]=value`',
    example: { [type.titleField]: { contains: 'carol' } },
    explode: true,
    in: 'query',
    name: 'where',
    schema: schemaRef(where),
    style: 'deepObject',
  }
  const paging = ['limit', 'page', 'sort'].map(parameterRef)
  const call = (operationId: string, summary: string, key: string | undefined, more: Json): Json => ({
    operationId,
    security: [{ session: [] }, { bearer: [] }],
    summary,
    tags: [plural],
    'x-allowed-to': key,
    'x-takes-token': true,
    ...more,
  })
  const answers = (schema: Json, status = 200): Json => ({
    [status]: { content: jsonBody(schema), description: 'Done' },
    default: REFUSED,
  })
  const saved = saveAnswer(schemaRef(read))
  const many: Json = {
    type: 'object',
    properties: {
      docs: { items: schemaRef(read), type: 'array' },
      errors: { items: schemaRef('SkippedDocument'), type: 'array' },
      message: { type: 'string' },
    },
    required: ['docs', 'errors'],
  }
  const publishing = `Publishing, with \`_status: published\`, needs \`${publishKey(type.group)}\`.`
  const paths: Record<string, Json> = {
    [`/${slug}`]: {
      get: call(`${title}_find`, `Find ${plural}`, view, {
        parameters: [...READING, whereParameter, ...paging, parameterRef('trash')],
        responses: answers(pageOf(schemaRef(read))),
      }),
      post: call(`${title}_create`, `Create ${one}`, manage, {
        description: `${publishing} The site is that of the token.`,
        parameters: WRITING,
        requestBody: { content: creationBody(described), required: true },
        responses: answers(saved, 201),
      }),
      patch: call(`${title}_updateMany`, `Change several ${plural}`, manage, {
        description: `Changes what \`where\` finds. ${publishing}`,
        parameters: [...WRITING, { ...whereParameter, required: true }, parameterRef('limit'), parameterRef('sort')],
        requestBody: { content: jsonBody(schemaRef(namesOf(slug).write)), required: true },
        responses: answers(many),
      }),
      delete: call(`${title}_deleteMany`, `Delete several ${plural} for good`, remove, {
        description: 'Deletes what `where` finds. To move documents to the trash, change `deletedAt` instead.',
        parameters: [{ ...whereParameter, required: true }, parameterRef('limit'), parameterRef('trash')],
        responses: answers(many),
      }),
    },
    [`/${slug}/count`]: {
      get: call(`${title}_count`, `Count ${plural}`, view, {
        parameters: [whereParameter, parameterRef('trash')],
        responses: answers({
          type: 'object',
          properties: { totalDocs: { type: 'integer' } },
          required: ['totalDocs'],
        }),
      }),
    },
    [`/${slug}/{id}`]: {
      parameters: [parameterRef('id')],
      get: call(`${title}_read`, `Read ${one}`, view, {
        parameters: [...READING, parameterRef('trash')],
        responses: answers(schemaRef(read)),
      }),
      patch: call(`${title}_update`, `Change ${one}`, manage, {
        description: `${publishing} Fields that are not sent stay as they are. Moving it to the trash, with \`deletedAt\` alone, needs \`${remove}\`.`,
        parameters: [...WRITING, parameterRef('trash')],
        requestBody: { content: changeBody(described), required: true },
        responses: answers(saved),
      }),
      delete: call(`${title}_delete`, `Delete ${one} for good`, remove, {
        parameters: [parameterRef('depth'), parameterRef('trash')],
        responses: answers(saved),
      }),
    },
    [`/${slug}/{id}/duplicate`]: {
      parameters: [parameterRef('id')],
      post: call(`${title}_duplicate`, `Copy ${one}`, manage, {
        parameters: WRITING,
        responses: answers(saved, 201),
      }),
    },
    [`/${slug}/versions`]: {
      get: call(`${title}_findVersions`, `Find versions of ${plural}`, view, {
        description:
          'Conditions: `where[parent][equals]` is the id of the document, `where[version.title][like]` a field of it.',
        parameters: [parameterRef('depth'), parameterRef('locale'), versionWhere, ...paging],
        responses: answers(pageOf(versionOf(schemaRef(read)))),
      }),
    },
    [`/${slug}/versions/{id}`]: {
      parameters: [parameterRef('id')],
      get: call(`${title}_readVersion`, `Read a version of ${one}`, view, {
        parameters: [parameterRef('depth'), parameterRef('locale')],
        responses: answers(versionOf(schemaRef(read))),
      }),
      post: call(`${title}_restoreVersion`, `Restore a version of ${one}`, manage, {
        parameters: [parameterRef('depth'), parameterRef('draft')],
        responses: answers(schemaRef(read)),
      }),
    },
  }
  if (collection.upload)
    paths[`/${slug}/file/{filename}`] = {
      get: call(`${title}_download`, `Download the file of ${one}`, view, {
        parameters: [{ in: 'path', name: 'filename', required: true, schema: { type: 'string' } }],
        responses: {
          200: { content: { '*/*': { schema: { format: 'binary', type: 'string' } } }, description: 'The file' },
          default: REFUSED,
        },
      }),
    }
  return paths
}

/** `an event`: the label within an English sentence. */
const withArticle = (label: string): string =>
  `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.charAt(0).toLowerCase()}${label.slice(1)}`

const versionWhere: Json = {
  explode: true,
  in: 'query',
  name: 'where',
  schema: { additionalProperties: schemaRef('ValueFilter'), type: 'object' },
  style: 'deepObject',
}

const saveAnswer = (document: Json): Json => ({
  type: 'object',
  properties: { doc: document, message: { type: 'string' } },
  required: ['doc'],
})

const versionOf = (document: Json): Json => ({
  type: 'object',
  properties: {
    id: { type: 'string' },
    createdAt: { format: 'date-time', type: 'string' },
    latest: { type: ['boolean', 'null'] },
    parent: { format: 'uuid', type: 'string' },
    updatedAt: { format: 'date-time', type: 'string' },
    version: { description: 'The document as it was', additionalProperties: true, ...document },
  },
  required: ['id', 'parent'],
})

/** Fields that publishing needs are asked for on creation; a draft may do with less, but its author rarely wants that. */
function creationBody({ collection, example, required, type }: DescribedType): Json {
  const { write } = namesOf(type.slug)
  const document: Json = required.length > 0 ? { allOf: [schemaRef(write)], required } : schemaRef(write)
  return collection.upload
    ? fileBody(schemaRef(write), true)
    : jsonBody(document, Object.keys(example).length > 0 ? { example } : {})
}

const changeBody = ({ collection, type }: DescribedType): Json => ({
  ...jsonBody(schemaRef(namesOf(type.slug).write)),
  ...(collection.upload && fileBody(schemaRef(namesOf(type.slug).write), false)),
})

const fileBody = (document: Json, isRequired: boolean): Json => ({
  'multipart/form-data': {
    encoding: { _payload: { contentType: 'application/json' } },
    schema: {
      type: 'object',
      properties: {
        _payload: { description: 'The fields, as JSON', ...document },
        file: {
          contentMediaType: 'application/octet-stream',
          description: 'The file',
          format: 'binary',
          type: 'string',
        },
      },
      required: isRequired ? ['file'] : [],
    },
  },
})
