import { getLocalI18n, type SanitizedCollectionConfig, type SanitizedConfig } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { labelText } from '@/i18n/labelText'
import type { Json } from '../schema'
import { contentPaths, namesOf, type DescribedType } from './contentPaths'
import { blockSchema, blockSchemaName, blocksIn, propertiesOf, requiredNames, type SchemaContext } from './fieldSchemas'
import { whereSchema } from './filters'

export interface DescribedContent {
  paths: Record<string, Json>
  schemas: Record<string, Json>
  tags: Json[]
}

/** Describes the documents of every content type, from the fields of the configuration. */
export async function describeContent(config: SanitizedConfig): Promise<DescribedContent> {
  const { contentTypes } = callboardOf({ config })
  const i18n = await getLocalI18n({ config, language: 'en' })
  const base = { config, contentSlugs: new Set(contentTypes.map(({ slug }) => slug)), i18n }
  const result: DescribedContent = { paths: {}, schemas: {}, tags: [] }
  for (const type of contentTypes) {
    const collection = config.collections.find(({ slug }) => slug === type.slug)
    if (!collection) continue
    const required = requiredNames(collection.fields).filter((name) => name !== 'tenant')
    const described: DescribedType = {
      collection,
      example: exampleOf(collection, required),
      plural: labelText(collection.labels.plural, i18n),
      required,
      singular: labelText(collection.labels.singular, i18n),
      type,
    }
    Object.assign(result.paths, contentPaths(described))
    Object.assign(result.schemas, schemasOf(described, base))
    result.tags.push({ name: described.plural, ...descriptionOf(collection, i18n) })
  }
  return result
}

function schemasOf(
  { collection, singular, type }: DescribedType,
  base: Omit<SchemaContext, 'direction'>,
): Record<string, Json> {
  const { read, where, write } = namesOf(type.slug)
  const reading: SchemaContext = { ...base, direction: 'read' }
  const writing: SchemaContext = { ...base, direction: 'write' }
  const schemas: Record<string, Json> = {
    [read]: {
      title: singular,
      type: 'object',
      properties: { ...propertiesOf(collection.fields, reading), ...serverProperties },
      required: ['id'],
    },
    [where]: whereSchema(where, collection.flattenedFields),
    [write]: { title: singular, type: 'object', properties: propertiesOf(collection.fields, writing) },
  }
  for (const block of blocksIn(collection.fields, base.config).values())
    for (const context of [reading, writing])
      schemas[blockSchemaName(block.slug, context.direction)] = blockSchema(block, context)
  return schemas
}

const serverProperties: Record<string, Json> = {
  id: { format: 'uuid', type: 'string' },
  createdAt: { format: 'date-time', type: 'string' },
  updatedAt: { format: 'date-time', type: 'string' },
}

function descriptionOf({ admin }: SanitizedCollectionConfig, i18n: SchemaContext['i18n']): Json {
  const { description } = admin
  const text = typeof description === 'function' ? description({ i18n, t: i18n.t } as never) : description
  return typeof text === 'string' && text ? { description: text } : {}
}

const EXAMPLES: Record<string, unknown> = {
  checkbox: true,
  date: '2027-03-01T19:30:00.000Z',
  number: 1,
  relationship: '0199c000-0000-7000-8000-000000000000',
  upload: '0199c000-0000-7000-8000-000000000000',
}

/** A document with all that is required. */
const exampleOf = ({ flattenedFields }: SanitizedCollectionConfig, required: string[]): Json =>
  Object.fromEntries(
    flattenedFields.flatMap((field) => {
      if (!required.includes(field.name)) return []
      const isChoice = field.type === 'select' || field.type === 'radio'
      const [option] = isChoice ? field.options : []
      const chosen = typeof option === 'string' ? option : option?.value
      return [[field.name, chosen ?? EXAMPLES[field.type] ?? 'Carols by candlelight']]
    }),
  )
