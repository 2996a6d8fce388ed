import type { Block, Field } from 'payload'

type Change = (field: Field) => Field

/** Applies a change to every field at any depth: in rows, tabs, groups, arrays and blocks. */
export function mapFields(fields: Field[], change: Change): Field[] {
  return fields.map((original) => {
    const field = change(original)
    if ('tabs' in field)
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) })) }
    if ('blocks' in field) return { ...field, blocks: field.blocks.map((block) => mapBlock(block, change)) }
    if ('fields' in field) return { ...field, fields: mapFields(field.fields, change) } as Field
    return field
  })
}

export const mapBlock = (block: Block, change: Change): Block => ({ ...block, fields: mapFields(block.fields, change) })
