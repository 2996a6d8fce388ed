import { rowHeading } from './rowHeading'
import { rowTitle } from './rowTitle'
import type { WalkableBlock, WalkableField } from './collectReferences'
import { isRecord } from '../objects/isRecord'

type Row = Record<string, unknown>

/** A block that stands deeper within others than it may. */
export interface DeepBlock {
  /** `layout.0.content.2` */
  path: string
  /** Headings of the blocks around it and its own, from the outside in. */
  place: string[]
}

interface Walk {
  blocks: Record<string, WalkableBlock | undefined>
  levels: number
}

/**
 * Finds the first block that stands deeper than so many levels of blocks. A block of the document itself is on level 1.
 * @param blocks blocks that fields only name, by slug
 */
export const tooDeep = (fields: WalkableField[], data: Row, blocks: Walk['blocks'], levels: number): DeepBlock | null =>
  inFields(fields, data, { path: '', place: [] }, { blocks, levels })

function inFields(fields: WalkableField[], data: Row, here: DeepBlock, walk: Walk): DeepBlock | null {
  for (const field of fields) {
    const found = inField(field, data[field.name], { path: here.path + field.name, place: here.place }, walk)
    if (found) return found
  }
  return null
}

function inField(field: WalkableField, value: unknown, here: DeepBlock, walk: Walk): DeepBlock | null {
  if (isRecord(value) && (field.type === 'group' || field.type === 'tab'))
    return inFields(field.flattenedFields ?? [], value, { ...here, path: `${here.path}.` }, walk)
  if (!Array.isArray(value) || (field.type !== 'array' && field.type !== 'blocks')) return null
  for (const [index, row] of value.entries()) {
    if (!isRecord(row)) continue
    const path = `${here.path}.${index}`
    const block = field.type === 'blocks' ? blockOf(field, row, walk) : null
    const place =
      field.type === 'blocks' ? [...here.place, rowHeading(index, String(row.blockType), rowTitle(row))] : here.place
    if (place.length > walk.levels) return { path, place }
    const found = inFields(
      block?.flattenedFields ?? field.flattenedFields ?? [],
      row,
      { path: `${path}.`, place },
      walk,
    )
    if (found) return found
  }
  return null
}

function blockOf(field: WalkableField, row: Row, { blocks }: Walk): WalkableBlock | undefined {
  const own = [...(field.blocks ?? []), ...(field.blockReferences ?? [])].find(
    (one) => typeof one !== 'string' && one.slug === row.blockType,
  )
  return (own as WalkableBlock | undefined) ?? (typeof row.blockType === 'string' ? blocks[row.blockType] : undefined)
}
