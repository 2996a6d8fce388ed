import type { Field } from 'payload'
import type { LinkedCollection } from '../database/links'

const MARK = '/src/plugins/ticketing/components/Marks/FieldMark#FieldMark'

/** Field types that a map can fill. */
const FILLED = new Set([
  'checkbox',
  'date',
  'number',
  'radio',
  'relationship',
  'richText',
  'select',
  'text',
  'textarea',
])

/** Fields of identity and ownership, which are never synced. */
const EXCLUDED = new Set(['_status', 'event', 'parent', 'publishDate', 'publishedAt', 'slug', 'slugLock', 'tenant'])

interface Admin {
  components?: { Description?: unknown; afterInput?: unknown[] }
  hidden?: boolean
}

/** Adds a mark to each field that a map can fill, including nested fields. */
export const withMarks = (fields: Field[], type: LinkedCollection): Field[] =>
  fields.map((field) => withMark(field, type))

function withMark(field: Field, type: LinkedCollection): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: withMarks(tab.fields, type) })),
    }
  if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: withMarks(field.fields, type) }
  const { admin } = field as { admin?: Admin }
  if (!('name' in field) || !FILLED.has(field.type) || EXCLUDED.has(field.name) || admin?.hidden) return field
  return { ...field, admin: { ...admin, components: { ...admin?.components, ...slotOf(admin, type) } } } as Field
}

/**
 * Renders the mark as the field's description. If the field already has a description component, it goes after the
 * input, which is slower: Payload re-renders such fields on every form change.
 */
function slotOf(admin: Admin | undefined, type: LinkedCollection): Admin['components'] {
  const { Description, afterInput = [] } = admin?.components ?? {}
  const mark = (showsDescription: boolean) => ({ path: MARK, serverProps: { showsDescription, type } })
  return Description ? { afterInput: [...afterInput, mark(false)] } : { Description: mark(true) }
}
