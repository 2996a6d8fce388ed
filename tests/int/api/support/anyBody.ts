import fc from 'fast-check'
import type { BasePayload, BlockSlug, FlattenedField } from 'payload'

/** How deep values of fields go into blocks, rows and groups. */
const MAX_DEPTH = 3
/** The server's own, and what would take a document away from the next request. */
const SPARED = new Set(['deletedAt', 'tenant'])

/** Random documents of a collection: mostly values of the kind that a field takes, sometimes anything. */
export function bodyOf(payload: BasePayload, slug: string, ids: string[]): fc.Arbitrary<Record<string, unknown>> {
  const id = () => fc.constantFrom(...ids, '01999999-0000-7000-8000-000000000000')
  const scalar = () =>
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      id(),
    )
  const anything = () => fc.oneof(scalar(), fc.jsonValue({ maxDepth: 5 }))

  const richText = () => fc.record({ root: node(anything) })
  function recordOf(fields: FlattenedField[], depth: number): fc.Arbitrary<Record<string, unknown>> {
    const known = fields.filter(({ name }) => !SPARED.has(name))
    return fc.record(Object.fromEntries(known.map((field) => [field.name, valueOf(field, depth)])), {
      requiredKeys: [],
    })
  }
  const valueOf = (field: FlattenedField, depth: number): fc.Arbitrary<unknown> =>
    fc.oneof({ arbitrary: fittingValue(field, depth), weight: 3 }, { arbitrary: anything(), weight: 1 })

  function fittingValue(field: FlattenedField, depth: number): fc.Arbitrary<unknown> {
    if (depth > MAX_DEPTH) return scalar()
    switch (field.type) {
      case 'array':
        return fc.array(recordOf(field.flattenedFields, depth + 1), { maxLength: 3 })
      case 'blocks': {
        const blocks = [...(field.blockReferences ?? []), ...field.blocks].flatMap((one) => {
          const block = typeof one === 'string' ? payload.blocks[one as BlockSlug] : one
          return block ? [block] : []
        })
        const block = fc
          .constantFrom(...blocks)
          .chain((one) => recordOf(one.flattenedFields, depth + 2).map((data) => ({ ...data, blockType: one.slug })))
        return fc.array(block, { maxLength: 4 })
      }
      case 'group':
      case 'tab':
        return recordOf(field.flattenedFields, depth + 1)
      case 'richText':
        return richText()
      case 'relationship':
      case 'upload':
        return reference(field.relationTo, Boolean(field.hasMany), id)
      case 'select':
      case 'radio':
        return fc.constantFrom(...field.options.map((option) => (typeof option === 'string' ? option : option.value)))
      case 'json':
        return fc.jsonValue({ maxDepth: 4 })
      default:
        return scalar()
    }
  }
  return fc
    .tuple(
      recordOf(payload.collections[slug as 'pages'].config.flattenedFields, 0),
      fc.dictionary(fc.string(), anything(), { maxKeys: 2 }),
    )
    .map(([known, unknown]) => ({ ...unknown, ...known }))
}

function reference(
  relationTo: string | string[],
  hasMany: boolean,
  id: () => fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  const one: fc.Arbitrary<unknown> = Array.isArray(relationTo)
    ? fc.record({ relationTo: fc.constantFrom(...relationTo, 'nothing'), value: id() })
    : id()
  return hasMany ? fc.array(one, { maxLength: 3 }) : one
}

const NODES = [
  'paragraph',
  'text',
  'link',
  'autolink',
  'list',
  'listitem',
  'heading',
  'quote',
  'upload',
  'relationship',
  'block',
  'table',
  'horizontalrule',
  'nothing',
]

/** A tree of editor nodes, right ones and nearly right ones. */
const node = (anything: () => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    node: fc.record(
      {
        children: fc.array(tie('node'), { maxLength: 3 }),
        fields: fc.jsonValue({ maxDepth: 2 }),
        format: fc.jsonValue({ maxDepth: 1 }),
        text: fc.string(),
        type: fc.constantFrom('root', ...NODES),
        value: anything(),
        version: fc.integer(),
      },
      { requiredKeys: ['type'] },
    ),
  })).node
