import type { Block, Field, SanitizedConfig } from 'payload'
import { ignoreClientValue } from '@/collections/hooks/requests'
import { labelText } from '@/i18n/labelText'
import { orNull, schemaName, schemaRef, type Json } from '../schema'

/** `read`: what the API answers; `write`: what it takes. */
export type Direction = 'read' | 'write'

export interface SchemaContext {
  config: SanitizedConfig
  direction: Direction
  /** Slugs of content types, whose documents are described. References to others are ids. */
  contentSlugs: ReadonlySet<string>
  i18n: Parameters<typeof labelText>[1]
}

type NamedField = Extract<Field, { name: string }>

const UUID: Json = { format: 'uuid', type: 'string' }

/** Facts of the server: ignored in what programs send. */
const SERVER_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'filename', 'filesize', 'height', 'mimeType', 'sizes'])
const SERVER_FIELDS_OF_FILES = new Set(['thumbnailURL', 'url', 'width'])

/** The properties of documents, blocks or rows with these fields. */
export function propertiesOf(fields: Field[], context: SchemaContext): Record<string, Json> {
  const properties: Record<string, Json> = {}
  for (const field of fields) {
    if (field.type === 'ui') continue
    if (field.type === 'tabs')
      for (const tab of field.tabs)
        if ('name' in tab && tab.name) properties[tab.name] = described(tab, objectOf(tab.fields, context), context)
        else Object.assign(properties, propertiesOf(tab.fields, context))
    else if (!('name' in field) || !field.name) {
      if ('fields' in field) Object.assign(properties, propertiesOf(field.fields, context))
    } else if (isShown(field, context)) properties[field.name] = propertyOf(field, context)
  }
  return properties
}

/** Names of the fields without which a document cannot be published. */
export function requiredNames(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui') return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [] : requiredNames(tab.fields)))
    if (!('name' in field) || !field.name) return 'fields' in field ? requiredNames(field.fields) : []
    const hasDefault = 'defaultValue' in field && field.defaultValue !== undefined
    return 'required' in field && field.required && !hasDefault && !field.admin?.condition && !isSetByServer(field)
      ? [field.name]
      : []
  })
}

/** The schema of a block that pages and posts consist of. */
export const blockSchema = ({ fields, labels, slug }: Block, context: SchemaContext): Json => ({
  type: 'object',
  properties: {
    id: { type: 'string' },
    blockName: { type: ['string', 'null'] },
    blockType: { const: slug, type: 'string' },
    ...propertiesOf(
      fields.filter((field) => !('name' in field) || !['id', 'blockName', 'blockType'].includes(field.name)),
      context,
    ),
  },
  required: ['blockType'],
  ...titled(labelText(labels?.singular, context.i18n)),
})

export const blockSchemaName = (slug: string, direction: Direction): string =>
  `Block${schemaName(slug)}${direction === 'write' ? 'Input' : ''}`

const isShown = (field: NamedField, { direction }: SchemaContext): boolean =>
  !('hidden' in field && field.hidden) && (direction === 'read' || !isSetByServer(field))

const isHidden = ({ admin }: NamedField): boolean => Boolean(admin && 'hidden' in admin && admin.hidden)

function isSetByServer(field: NamedField): boolean {
  if (field.type === 'join' || ('virtual' in field && field.virtual)) return true
  if (SERVER_FIELDS.has(field.name) || (SERVER_FIELDS_OF_FILES.has(field.name) && isHidden(field))) return true
  return 'hooks' in field && (field.hooks?.beforeChange ?? []).some((hook) => hook === ignoreClientValue)
}

function propertyOf(field: NamedField, context: SchemaContext): Json {
  const schema = described(field, orNull(valueOf(field, context)), context)
  return 'localized' in field && field.localized ? { ...schema, 'x-localized': true } : schema
}

const titled = (title: string): Json => (title ? { title } : {})

function described(field: { admin?: unknown; label?: unknown }, schema: Json, { i18n }: SchemaContext): Json {
  const { description } = (field.admin ?? {}) as { description?: unknown }
  const text =
    typeof description === 'function' ? (description as (args: object) => unknown)({ i18n, t: i18n.t }) : description
  const shown = typeof text === 'string' || (typeof text === 'object' && text) ? labelText(text, i18n) : ''
  return {
    ...titled(field.label ? labelText(field.label, i18n) : ''),
    ...(shown && { description: shown }),
    ...schema,
  }
}

const objectOf = (fields: Field[], context: SchemaContext): Json => ({
  type: 'object',
  properties: propertiesOf(fields, context),
})

const rowOf = (fields: Field[], context: SchemaContext): Json => ({
  type: 'object',
  properties: { ...propertiesOf(fields, context), id: { type: ['string', 'null'] } },
})

function valueOf(field: NamedField, context: SchemaContext): Json {
  switch (field.type) {
    case 'array':
      return { items: rowOf(field.fields, context), type: 'array' }
    case 'blocks':
      return { items: oneBlockOf(field, context), type: 'array' }
    case 'checkbox':
      return { type: 'boolean' }
    case 'date':
      return { format: 'date-time', type: 'string' }
    case 'email':
      return { format: 'email', type: 'string' }
    case 'group':
      return objectOf(field.fields, context)
    case 'join':
      return schemaRef('Joined')
    case 'json':
      return {}
    case 'number':
      return manyOf(field, { ...limits({ maximum: field.max, minimum: field.min }), type: 'number' })
    case 'radio':
      return { enum: field.options.map(valueOfOption), type: 'string' }
    case 'relationship':
    case 'upload':
      return manyOf(field, referenceTo(field.relationTo, context))
    case 'richText':
      return schemaRef('RichText')
    case 'select':
      return manyOf(field, { enum: field.options.map(valueOfOption), type: 'string' })
    case 'text':
      return manyOf(field, { ...lengths(field, context), type: 'string' })
    case 'code':
    case 'textarea':
      return { ...lengths(field, context), type: 'string' }
    default:
      return {}
  }
}

const manyOf = (field: { hasMany?: boolean }, schema: Json): Json =>
  field.hasMany ? { items: schema, type: 'array' } : schema

const valueOfOption = (option: string | { value: string }): string =>
  typeof option === 'string' ? option : option.value

const limits = (values: Json): Json =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'))

/** Stored texts may be older than a limit. */
const lengths = ({ maxLength, minLength }: { maxLength?: number; minLength?: number }, { direction }: SchemaContext) =>
  direction === 'write' ? limits({ maxLength, minLength }) : {}

/** An id, or the document itself where `depth` asks for it. */
function referenceTo(relationTo: string | string[], context: SchemaContext): Json {
  if (typeof relationTo === 'string') return documentOrId(relationTo, context)
  return {
    anyOf: relationTo.map((slug) => ({
      type: 'object',
      properties: { relationTo: { const: slug, type: 'string' }, value: documentOrId(slug, context) },
      required: ['relationTo', 'value'],
    })),
  }
}

const documentOrId = (slug: string, { contentSlugs, direction }: SchemaContext): Json =>
  direction === 'write' || !contentSlugs.has(slug) ? UUID : { anyOf: [UUID, schemaRef(schemaName(slug))] }

function oneBlockOf(field: Extract<Field, { type: 'blocks' }>, { direction }: SchemaContext): Json {
  const slugs = [...(field.blockReferences ?? []), ...field.blocks].map((block) =>
    typeof block === 'string' ? block : block.slug,
  )
  return { oneOf: [...new Set(slugs)].map((slug) => schemaRef(blockSchemaName(slug, direction))) }
}

/** Every block that a field of these refers to or defines, by slug. */
export function blocksIn(
  fields: Field[],
  config: SanitizedConfig,
  found = new Map<string, Block>(),
): Map<string, Block> {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) blocksIn(tab.fields, config, found)
    else if (field.type === 'blocks')
      for (const reference of [...(field.blockReferences ?? []), ...field.blocks]) {
        const block =
          typeof reference === 'string' ? config.blocks?.find(({ slug }) => slug === reference) : (reference as Block)
        if (!block || found.has(block.slug)) continue
        found.set(block.slug, block)
        blocksIn(block.fields, config, found)
      }
    else if ('fields' in field) blocksIn(field.fields, config, found)
  }
  return found
}
