import { schemaRef, type Json } from '../schema'
import { FILTERS } from './filters'

const query = (name: string, schema: Json, description: string): Json => ({ description, in: 'query', name, schema })

/** Parameters that the calls of every content type have. */
export const PARAMETERS: Record<string, Json> = {
  depth: query(
    'depth',
    { default: 0, maximum: 3, minimum: 0, type: 'integer' },
    'Up to how many references deep the documents themselves come instead of their ids',
  ),
  draft: query(
    'draft',
    { default: false, type: 'boolean' },
    'Reading: the newest version, published or not. Writing: saves a draft, in which required fields may be missing, and leaves what visitors see',
  ),
  fallbackLocale: {
    ...query(
      'fallback-locale',
      { type: 'string' },
      'The language of texts that are not translated; `none` for empty ones',
    ),
  },
  id: { in: 'path', name: 'id', required: true, schema: { format: 'uuid', type: 'string' } },
  limit: query('limit', { default: 10, maximum: 500, minimum: 0, type: 'integer' }, 'Documents on a page'),
  locale: query(
    'locale',
    { type: 'string' },
    'The language of translated fields, as `GET /tokens/me` lists them; reading takes `all`, too: each such field is then an object of its languages',
  ),
  page: query('page', { default: 1, minimum: 1, type: 'integer' }, 'Page of the list'),
  select: {
    ...query('select', { additionalProperties: true, type: 'object' }, 'The fields to answer: `select[title]=true`'),
    explode: true,
    style: 'deepObject',
  },
  sort: query('sort', { type: 'string' }, 'A field, with `-` before it for the other way round; several with commas'),
  trash: query('trash', { default: false, type: 'boolean' }, 'Whether documents in the trash count'),
}

const count: Json = { type: 'integer' }

/** Schemas that several content types use. */
export const SCHEMAS: Record<string, Json> = {
  ...FILTERS,
  Joined: {
    description: 'The first documents that refer to this one',
    type: 'object',
    properties: { docs: { items: {}, type: 'array' }, hasNextPage: { type: 'boolean' }, totalDocs: count },
  },
  PageOfDocuments: {
    type: 'object',
    properties: {
      hasNextPage: { type: 'boolean' },
      hasPrevPage: { type: 'boolean' },
      limit: count,
      nextPage: { type: ['integer', 'null'] },
      page: count,
      pagingCounter: count,
      prevPage: { type: ['integer', 'null'] },
      totalDocs: count,
      totalPages: count,
    },
    required: ['hasNextPage', 'hasPrevPage', 'limit', 'totalDocs', 'totalPages'],
  },
  RichText: {
    description: 'The state of a Lexical editor',
    type: 'object',
    properties: {
      root: {
        additionalProperties: true,
        type: 'object',
        properties: { children: { items: {}, type: 'array' }, type: { type: 'string' } },
      },
    },
    required: ['root'],
  },
  SkippedDocument: {
    type: 'object',
    properties: { id: { type: 'string' }, message: { description: 'Its title and the reason', type: 'string' } },
    required: ['id', 'message'],
  },
}

/** A page of documents. */
export const pageOf = (item: Json): Json => ({
  allOf: [
    schemaRef('PageOfDocuments'),
    { type: 'object', properties: { docs: { items: item, type: 'array' } }, required: ['docs'] },
  ],
})
