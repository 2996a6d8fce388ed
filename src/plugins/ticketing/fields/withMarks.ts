import type { Field } from 'payload'
import type { LinkedCollection } from '../database/links'

const MARK = '/src/plugins/ticketing/components/Marks/FieldMark#FieldMark'

/** Types of fields that a map may fill. */
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

/** Of every document: who it is and what it belongs to is filled by nobody. */
const NEVER = new Set(['_status', 'event', 'parent', 'publishDate', 'publishedAt', 'slug', 'slugLock', 'tenant'])

interface Admin {
  components?: { Description?: unknown; afterInput?: unknown[] }
  hidden?: boolean
}

/** Puts a mark below each field that a map may fill, wherever it stands on the form. */
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
  if (!('name' in field) || !FILLED.has(field.type) || NEVER.has(field.name) || admin?.hidden) return field
  return { ...field, admin: { ...admin, components: { ...admin?.components, ...slotOf(admin, type) } } } as Field
}

/**
 * The mark stands with the description. Only where something else does already it comes after the input: Payload renders
 * a field that has something there anew at every change of the form.
 */
function slotOf(admin: Admin | undefined, type: LinkedCollection): Admin['components'] {
  const { Description, afterInput = [] } = admin?.components ?? {}
  const mark = (saysDescription: boolean) => ({ path: MARK, serverProps: { saysDescription, type } })
  return Description ? { afterInput: [...afterInput, mark(false)] } : { Description: mark(true) }
}
