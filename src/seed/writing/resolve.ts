import type { FlattenedBlock, FlattenedField, Payload } from 'payload'
import { isRecord, required } from '@/lib/values'
import { isoOf, momentOf, type Clock } from '@/seed/reading/relativeDates'
import { relativeDate } from '@/seed/reading/schemas'
import { toRichText } from './prose'
import { isBoth, mapBoth, Verbatim } from './translated'

/** What the data of an entry refers to. */
export interface Resolver {
  clock: Clock
  /** Returns the id of a document that has been written. @throws Error if there is none with that key */
  id: (collection: string, key: string) => string
  payload: Payload
}

type Data = Record<string, unknown>

/**
 * Converts an entry's fields to what Payload stores: natural keys to ids, lines to rich text, relative dates to dates.
 * @throws Error for a field that does not exist, which would otherwise be lost without a word
 */
export function resolveFields(fields: readonly FlattenedField[], data: Data, resolver: Resolver): Data {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const field = fields.find((candidate) => candidate.name === name)
      if (!field) throw new Error(`The demo has a field "${name}" that its collection does not have. Correct its name.`)
      if (value === undefined) return []
      const resolved =
        isBoth(value) && field.type !== 'json'
          ? mapBoth(value, (one) => resolveValue(field, one, resolver))
          : resolveValue(field, value, resolver)
      const zone = field.type === 'date' && field.timezone ? [[`${name}_tz`, resolver.clock.zone]] : []
      return [[name, resolved], ...zone]
    }),
  )
}

function resolveValue(field: FlattenedField, value: unknown, resolver: Resolver): unknown {
  switch (field.type) {
    case 'array':
      return rowsOf(value).map((row) => resolveFields(field.flattenedFields, row, resolver))
    case 'blocks':
      return rowsOf(value).map(({ blockType, ...row }) => {
        const block = blockOf([...field.blocks, ...(field.blockReferences ?? [])], String(blockType), resolver)
        return { blockType, ...resolveFields(block.flattenedFields, row, resolver) }
      })
    case 'date': {
      const { data } = relativeDate.safeParse(value)
      return data ? isoOf(momentOf(resolver.clock, data)) : value
    }
    case 'group':
    case 'tab':
      return isRecord(value) ? resolveFields(field.flattenedFields, value, resolver) : value
    case 'json':
      return new Verbatim(resolveLinks(value, resolver))
    case 'relationship':
    case 'upload':
      return Array.isArray(value)
        ? value.map((item: unknown) => reference(field.relationTo, item, resolver))
        : reference(field.relationTo, value, resolver)
    case 'richText':
      return new Verbatim(toRichText(value))
    default:
      return value
  }
}

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const blockOf = (blocks: readonly (FlattenedBlock | string)[], slug: string, { payload }: Resolver): FlattenedBlock =>
  required(
    blocks
      .map((block) => (typeof block === 'string' ? payload.blocks[block as keyof typeof payload.blocks] : block))
      .find((block) => block.slug === slug),
    `a block ${slug}`,
  )

/** The id that a key means; for fields with several targets, beside the collection. */
function reference(relationTo: string | string[], value: unknown, resolver: Resolver): unknown {
  if (typeof relationTo === 'string') return resolver.id(relationTo, String(value))
  return resolveLinks(value, resolver)
}

/** Replaces the key in each `{ relationTo, value }` of a value. */
function resolveLinks(value: unknown, resolver: Resolver): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveLinks(item, resolver))
  if (!isRecord(value)) return value
  const { relationTo, value: key } = value
  if (typeof relationTo === 'string' && typeof key === 'string')
    return { relationTo, value: resolver.id(relationTo, key) }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolveLinks(item, resolver)]))
}
