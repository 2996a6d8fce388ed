import { type Block, type Field, formatLabels } from 'payload'
import { sentenceCase } from '@/lib/names/sentenceCase'

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

/** Sets a sentence-case label. Payload's default would be title case ("Start Date"). */
export const withLabel = (field: Field): Field =>
  'name' in field && field.name && !('label' in field && field.label !== undefined)
    ? ({ ...field, label: sentenceCase(field.name) } as Field)
    : field

const JSON_FIELD = '/src/components/document/Json/JsonField#JsonField'

/** Uses our editor for JSON fields without a component of their own. */
export const withPlainJson = (field: Field): Field =>
  field.type === 'json' && !field.admin?.components?.Field
    ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: JSON_FIELD } } }
    : field

const TITLE = '/src/components/document/RowTitle/BlockTitle#BlockTitle'

/** Labels array rows with their number, type and content. */
export const withRowTitle = (field: Field): Field => {
  if (field.type !== 'array' || field.admin?.components?.RowLabel) return field
  const label = field.labels?.singular ?? sentenceCase(formatLabels(field.name).singular)
  return {
    ...field,
    admin: {
      ...field.admin,
      components: { ...field.admin?.components, RowLabel: { path: TITLE, serverProps: { label } } },
    },
  }
}
