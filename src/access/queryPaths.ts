import type { BlockSlug, CollectionConfig, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** The target of a query path. */
export interface QueryPath {
  /** The part of the path within the last document. */
  column: string
  /** Number of relations that the path follows before its last segment. */
  relations: number
  /** The field at its end; null if there is none. */
  field: FlattenedField | null
  /** Whether a document can have several values at this path: those of an array's rows, or of a `hasMany` field. */
  isList: boolean
  /** Set when the path ends at or inside a JSON column. */
  json: { isInside: boolean; followsReference: boolean } | null
}

const JSON_TYPES = new Set<FlattenedField['type']>(['blocks', 'json', 'richText'])

/** Resolves a path through fields and relations, as Payload's database adapter does. */
export function followPath(parts: string[], fields: FlattenedField[], req: PayloadRequest): QueryPath {
  const column = parts.join('.')
  const [name, ...after] = parts
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return { column, field: null, isList: false, json: null, relations: 0 }
  const isList = field.type === 'array' || ('hasMany' in field && field.hasMany === true)
  const rest = withoutLocale(field, after, req)
  if (JSON_TYPES.has(field.type))
    return {
      column,
      field,
      isList,
      json: { isInside: rest.length > 0, followsReference: field.type === 'blocks' && leavesBlock(rest, field, req) },
      relations: 0,
    }
  if (rest.length === 0) return { column, field, isList, json: null, relations: 0 }
  if ('flattenedFields' in field) {
    const inside = followPath(rest, field.flattenedFields, req)
    return { ...inside, column: inside.relations > 0 ? inside.column : column, isList: isList || inside.isList }
  }
  const target = targetOf(field)
  if (typeof target !== 'string' || rest.join('.') === 'id') return { column, field, isList, json: null, relations: 0 }
  const { relations, ...resolved } = followPath(
    rest,
    req.payload.collections[target as 'users'].config.flattenedFields,
    req,
  )
  return { ...resolved, isList: isList || resolved.isList, relations: relations + 1 }
}

/** Fields of a collection's versions: those of the document are nested in `version`. */
export const versionFields = (collection: SanitizedCollectionConfig): FlattenedField[] => [
  { name: 'parent', relationTo: collection.slug, type: 'relationship' } as FlattenedField,
  {
    name: 'version',
    fields: [],
    flattenedFields: collection.flattenedFields,
    type: 'group',
  } as FlattenedField,
  { name: 'createdAt', type: 'date' },
  { name: 'updatedAt', type: 'date' },
]

const targetOf = (field: FlattenedField): CollectionConfig['slug'] | string[] | undefined =>
  field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : undefined

/** Drops a locale segment: `title.cy` is the Welsh title. */
function withoutLocale(field: FlattenedField, rest: string[], { payload }: PayloadRequest): string[] {
  const { localization } = payload.config
  const isLocale =
    'localized' in field && field.localized && localization && localization.localeCodes.includes(rest[0] ?? '')
  return isLocale ? rest.slice(1) : rest
}

/** Whether a path inside blocks continues past a reference. The JSON holds only the id of the other document. */
function leavesBlock(
  parts: string[],
  field: Extract<FlattenedField, { type: 'blocks' }>,
  req: PayloadRequest,
): boolean {
  const blocks = [...(field.blockReferences ?? []), ...field.blocks].map((block) =>
    typeof block === 'string' ? req.payload.blocks[block as BlockSlug] : block,
  )
  return blocks.some((block) => block && leavesFields(parts, block.flattenedFields, req))
}

function leavesFields([name, ...after]: string[], fields: FlattenedField[], req: PayloadRequest): boolean {
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return false
  const rest = withoutLocale(field, after, req)
  if (rest.length === 0) return false
  if (field.type === 'blocks') return leavesBlock(rest, field, req)
  if ('flattenedFields' in field) return leavesFields(rest, field.flattenedFields, req)
  // A polymorphic reference is stored as `relationTo` and `value`.
  return (
    targetOf(field) !== undefined &&
    !(rest.length === 1 && Array.isArray(targetOf(field)) && /^(?:relationTo|value)$/.test(rest[0] ?? ''))
  )
}
