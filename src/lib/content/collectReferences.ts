import { isRecord } from '@/lib/values'

/** A reference in a document. */
export interface Reference {
  collection: string
  id: string
  /** Path of the reference: `layout.2.image`. */
  path: string
  /** Whether the value differs by language. */
  localized: boolean
}

/** The properties of a field that the walker uses. Compatible with Payload's flattened fields. */
export interface WalkableField {
  name: string
  type: string
  localized?: boolean | undefined
  relationTo?: string | string[] | undefined
  flattenedFields?: WalkableField[] | undefined
  blocks?: WalkableBlock[] | undefined
  blockReferences?: (WalkableBlock | string)[] | undefined
  virtual?: boolean | string | undefined
}

export interface WalkableBlock {
  slug: string
  flattenedFields: WalkableField[]
}

/** Collections that may be referenced, and blocks that fields reference by slug. */
export interface WalkContext {
  targets: ReadonlySet<string>
  blocks: Record<string, WalkableBlock | undefined>
  /** The language to read of a document as stored, with localized values keyed by language. Default: it has one. */
  language?: string
}

type Row = Record<string, unknown>

/** The references in a document's data. */
export interface FoundReferences {
  references: Reference[]
  /** References to collections that content must not refer to: users, tenants, unknown collections. */
  strays: Reference[]
}

/**
 * Finds all references in a document's data: in relationships, uploads, arrays, groups, blocks and rich text.
 * @param data values of one language, as passed to hooks; with `language`, as stored
 */
export function collectReferences(fields: WalkableField[], data: Row, context: WalkContext): FoundReferences {
  const found: FoundReferences = { references: [], strays: [] }
  walkFields(fields, data, '', false, context, found)
  return found
}

function walkFields(
  fields: WalkableField[],
  data: Row,
  prefix: string,
  isInLocalized: boolean,
  context: WalkContext,
  found: FoundReferences,
): void {
  for (const field of fields) {
    const value = isInLocalized ? data[field.name] : valueIn(field, data[field.name], context)
    if (value === undefined || value === null || field.virtual) continue
    const path = prefix + field.name
    const localized = isInLocalized || field.localized === true
    switch (field.type) {
      case 'relationship':
      case 'upload':
        walkRelation(field, value, path, localized, context, found)
        break
      case 'array':
        eachRow(value, (row, index) =>
          walkFields(field.flattenedFields ?? [], row, `${path}.${index}.`, localized, context, found),
        )
        break
      case 'blocks':
        eachRow(value, (row, index) => {
          const block = blockOf(field, row.blockType, context)
          if (block) walkFields(block.flattenedFields, row, `${path}.${index}.`, localized, context, found)
        })
        break
      case 'group':
      case 'tab':
        if (isRecord(value)) walkFields(field.flattenedFields ?? [], value, `${path}.`, localized, context, found)
        break
      case 'richText':
      case 'json':
        walkTree(value, path, localized, context, found)
        break
    }
  }
}

const valueIn = (field: WalkableField, value: unknown, { language }: WalkContext): unknown =>
  language !== undefined && field.localized === true && isRecord(value) ? value[language] : value

function walkRelation(
  field: WalkableField,
  value: unknown,
  path: string,
  localized: boolean,
  context: WalkContext,
  found: FoundReferences,
): void {
  const values = Array.isArray(value) ? value : [value]
  values.forEach((item: unknown, index) => {
    const reference = typeof field.relationTo === 'string' ? { relationTo: field.relationTo, value: item } : item
    // A field may deliberately refer to a collection that is not content.
    if (
      isRecord(reference) &&
      !context.targets.has(String(reference.relationTo)) &&
      [field.relationTo].flat().includes(String(reference.relationTo))
    )
      return
    addReference(reference, Array.isArray(value) ? `${path}.${index}` : path, localized, context, found)
  })
}

/** In rich text and JSON, every object with `relationTo` and `value` is a reference, at any depth. */
function walkTree(
  value: unknown,
  path: string,
  localized: boolean,
  context: WalkContext,
  found: FoundReferences,
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => walkTree(item, `${path}.${index}`, localized, context, found))
  } else if (isRecord(value)) {
    addReference(value, path, localized, context, found)
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) walkTree(child, `${path}.${key}`, localized, context, found)
    }
  }
}

function addReference(
  value: unknown,
  path: string,
  localized: boolean,
  context: WalkContext,
  found: FoundReferences,
): void {
  if (!isRecord(value) || typeof value.relationTo !== 'string') return
  const target = value.value
  const id = isRecord(target) ? target.id : target
  if (typeof id !== 'string' || !id) return
  const list = context.targets.has(value.relationTo) ? found.references : found.strays
  list.push({ collection: value.relationTo, id, localized, path })
}

function blockOf(field: WalkableField, slug: unknown, context: WalkContext): WalkableBlock | undefined {
  if (typeof slug !== 'string') return undefined
  const own = [...(field.blocks ?? []), ...(field.blockReferences ?? [])].find(
    (block) => typeof block !== 'string' && block.slug === slug,
  )
  return (own as WalkableBlock | undefined) ?? (Object.hasOwn(context.blocks, slug) ? context.blocks[slug] : undefined)
}

function eachRow(value: unknown, visit: (row: Row, index: number) => void): void {
  if (Array.isArray(value)) value.forEach((row: unknown, index) => isRecord(row) && visit(row, index))
}
