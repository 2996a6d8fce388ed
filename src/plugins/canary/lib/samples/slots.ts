import type { BlockSlug, FlattenedBlock, FlattenedBlocksField, FlattenedField } from 'payload'
import { cardOf, linkTo, pictureOf, richTextOf } from './richTextNodes'
import { sampleData, type SampleContext } from './sampleData'

/** A place in a content type's documents where a reference can stand. */
export interface Slot {
  /** `layout.hero.image`, `biography (link)`. */
  path: string
  relationTo: string
  /** Data with the reference in that place, and what must stand beside it. */
  data: (id: string) => Promise<Record<string, unknown>>
}

type Wrap = (inner: Record<string, unknown>) => Promise<Record<string, unknown>>

/** What rich text may hold: one kind of node for each kind of reference. */
const NODES = [
  ['link', 'pages', linkTo],
  ['card', 'events', cardOf],
  ['picture', 'media', pictureOf],
] as const

/**
 * Finds every place in a content type where a reference to another content type can stand.
 * @param targets slugs of the content types; other references are none of a tenant's
 */
export function slotsOf(fields: FlattenedField[], targets: ReadonlySet<string>, context: SampleContext): Slot[] {
  return walk(fields, '', async (inner) => inner, targets, context, 0)
}

const DEEPEST = 4

function walk(
  fields: FlattenedField[],
  prefix: string,
  wrap: Wrap,
  targets: ReadonlySet<string>,
  context: SampleContext,
  depth: number,
): Slot[] {
  if (depth > DEEPEST) return []
  return fields.flatMap((field): Slot[] => {
    const path = prefix + field.name
    if (isClosed(field)) return []
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return [field.relationTo]
          .flat()
          .filter((slug) => targets.has(slug))
          .map((slug) => ({
            data: (id) => wrap({ [field.name]: valueOf(field, slug, id) }),
            path: `${path} (${slug})`,
            relationTo: slug,
          }))
      case 'richText':
        return NODES.filter(([, slug]) => targets.has(slug)).map(([kind, slug, node]) => ({
          data: (id) => wrap({ [field.name]: richTextOf(node(slug, id)) }),
          path: `${path} (${kind})`,
          relationTo: slug,
        }))
      case 'array':
        return walk(
          field.flattenedFields,
          `${path}.`,
          async (inner) => wrap({ [field.name]: await rowsOf(field, inner, context) }),
          targets,
          context,
          depth + 1,
        )
      case 'group':
      case 'tab':
        return walk(
          field.flattenedFields,
          `${path}.`,
          async (inner) => wrap({ [field.name]: { ...(await sampleData(field.flattenedFields, context)), ...inner } }),
          targets,
          context,
          depth + 1,
        )
      case 'blocks':
        return blocksOf(field, context).flatMap((block) => {
          const inBlock = block.flattenedFields
          const asBlock: Wrap = async (inner) =>
            wrap({ [field.name]: [{ blockType: block.slug, ...(await sampleData(inBlock, context)), ...inner }] })
          return walk(inBlock, `${path}.${block.slug}.`, asBlock, targets, context, depth + 1)
        })
      default:
        return []
    }
  })
}

/** Those that stand in the field, and those that it only names. */
const blocksOf = (
  { blockReferences = [], blocks }: FlattenedBlocksField,
  { payload }: SampleContext,
): FlattenedBlock[] =>
  [...blocks, ...blockReferences].flatMap((one) =>
    typeof one === 'string' ? (payload.blocks[one as BlockSlug] ?? []) : (one as FlattenedBlock),
  )

/** As many rows as the array needs, the reference in the first. */
async function rowsOf(
  field: Extract<FlattenedField, { type: 'array' }>,
  inner: Record<string, unknown>,
  context: SampleContext,
): Promise<unknown[]> {
  const rows = [{ ...(await sampleData(field.flattenedFields, context)), ...inner }]
  while (rows.length < (field.minRows ?? 1)) rows.push(await sampleData(field.flattenedFields, context))
  return rows
}

/** The tenant itself, and what no call can write. */
const isClosed = (field: FlattenedField): boolean =>
  field.name === 'tenant' || ('virtual' in field && Boolean(field.virtual))

function valueOf(
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  slug: string,
  id: string,
): unknown {
  const one = Array.isArray(field.relationTo) ? { relationTo: slug, value: id } : id
  return field.hasMany ? [one] : one
}
