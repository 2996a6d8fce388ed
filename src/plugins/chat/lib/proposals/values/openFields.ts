import type { FieldAccess, PayloadRequest } from 'payload'
import type { ComparedField } from '@/lib/content/changes/changedField'

/** A field of a document, as far as proposals use its definition. */
export interface OpenField extends ComparedField {
  access?: { create?: FieldAccess; read?: FieldAccess; update?: FieldAccess } | undefined
  flattenedFields?: OpenField[] | undefined
  hasMany?: boolean | undefined
}

const SUPPORTED_TYPES = new Set([
  'array',
  'checkbox',
  'date',
  'email',
  'group',
  'number',
  'radio',
  'relationship',
  'richText',
  'select',
  'text',
  'textarea',
  'upload',
])

/** Fields that only the product or a person may set. */
const RESERVED_FIELDS = new Set([
  '_status',
  'createdAt',
  'deletedAt',
  'id',
  'order',
  'publishedAt',
  'relativePath',
  'tenant',
  'updatedAt',
])

interface Written {
  req: PayloadRequest
  /** The document as it is; empty for a new one. */
  current: Record<string, unknown>
}

/** The fields that the assistant may propose values for: those of the form that the person may write. */
export async function openFields(fields: readonly OpenField[], { current, req }: Written): Promise<OpenField[]> {
  const offered = fields.filter(
    (field) =>
      SUPPORTED_TYPES.has(field.type) &&
      !RESERVED_FIELDS.has(field.name) &&
      !field.name.endsWith('_tz') &&
      !field.hidden &&
      !field.virtual &&
      field.admin?.hidden !== true &&
      !(field.admin as { readOnly?: boolean } | undefined)?.readOnly,
  )
  const isNew = current.id === undefined
  const allowed: OpenField[] = []
  // One after the other: they share the connection of the transaction.
  for (const field of offered) {
    let isAllowed = true
    for (const rule of [field.access?.read, isNew ? field.access?.create : field.access?.update])
      isAllowed &&= !rule || (await rule({ data: current, doc: current, req, siblingData: current }))
    if (isAllowed) allowed.push(field)
  }
  return allowed
}
