import type { ComparedField } from '@/lib/content/changes/changedField'
import { fieldsOf } from '@/lib/content/changes/describeChanges'
import type { KnownBlocks } from '@/lib/content/changes/headingOf'
import { isRecord } from '@/lib/values'
import { toMarkdown } from '../../texts/toMarkdown'

/** Fields of rows that say nothing to a reader. */
const TECHNICAL = new Set(['blockName', 'blockType', 'id'])

/** A stored value in the form in which `valuesFor` takes it: rows with their ids, formatted texts as Markdown. */
export function toGiven(field: ComparedField, value: unknown, blocks: KnownBlocks): unknown {
  switch (field.type) {
    case 'array':
    case 'blocks':
      return (Array.isArray(value) ? value.filter(isRecord) : []).map((row) => ({
        id: row.id,
        ...(typeof row.blockType === 'string' && { block: row.blockType }),
        ...valuesIn(fieldsOf(field, row, { blocks }), row, blocks),
      }))
    case 'group':
      return valuesIn(field.flattenedFields ?? [], isRecord(value) ? value : {}, blocks)
    case 'richText':
      return toMarkdown(value)
    case 'relationship':
      return Array.isArray(field.relationTo) && isRecord(value)
        ? `${String(value.relationTo)}/${String(value.value)}`
        : value
    default:
      return value
  }
}

/** The values that are not empty. */
const valuesIn = (fields: readonly ComparedField[], values: Record<string, unknown>, blocks: KnownBlocks): object =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (TECHNICAL.has(field.name) || field.hidden || field.admin?.hidden === true || field.virtual) return []
      const given = toGiven(field, values[field.name], blocks)
      const isEmpty =
        given === undefined ||
        given === null ||
        given === '' ||
        (typeof given === 'object' && Object.keys(given).length === 0)
      return isEmpty ? [] : [[field.name, given]]
    }),
  )
