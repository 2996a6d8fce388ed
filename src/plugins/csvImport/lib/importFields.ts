import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { sentenceCase } from '@/lib/names/sentenceCase'
import { LIST_HEADINGS } from './headings'
import { KEYS } from './limits'
import type { OfferedField } from './plan'

const SUPPORTED_TYPES = new Set(['checkbox', 'email', 'number', 'radio', 'select', 'text', 'textarea'])
/** Fields of every document that are not imported. */
const EXCLUDED_FIELDS = new Set(['_status', 'slug', 'slugLock'])

export interface ImportField extends OfferedField {
  field: FlattenedField
}

/** The fields of a type that an import can fill in and the user may write, the identifying one first. */
export async function importFields(req: PayloadRequest, type: string): Promise<ImportField[]> {
  const { flattenedFields } = req.payload.collections[type as CollectionSlug].config
  const key = KEYS[type]
  const offered: ImportField[] = []
  for (const field of flattenedFields) {
    if (!isOffered(field) || !(await canWrite(req, field))) continue
    offered.push({ also: LIST_HEADINGS[type]?.[field.name] ?? [], field, label: labelOf(req, field), name: field.name })
  }
  return offered.sort((a, b) => Number(b.name === key) - Number(a.name === key))
}

/** Fields of a type by name, in the given order, if the user may write them. */
export async function fieldsNamed(req: PayloadRequest, type: string, names: readonly string[]): Promise<ImportField[]> {
  const { flattenedFields } = req.payload.collections[type as CollectionSlug].config
  const found: ImportField[] = []
  for (const name of names) {
    const field = flattenedFields.find((candidate) => candidate.name === name)
    if (field && (await canWrite(req, field))) found.push({ field, label: labelOf(req, field), name })
  }
  return found
}

const labelOf = (req: PayloadRequest, field: FlattenedField): string =>
  'label' in field && field.label ? String(getTranslation(field.label as string, req.i18n)) : sentenceCase(field.name)

function isOffered(field: FlattenedField): boolean {
  const admin = ('admin' in field ? field.admin : undefined) as
    { disabled?: boolean; hidden?: unknown; readOnly?: boolean } | undefined
  const isHidden =
    ('hidden' in field && field.hidden === true) ||
    admin?.hidden === true ||
    admin?.disabled === true ||
    admin?.readOnly === true
  const isMany = 'hasMany' in field && field.hasMany === true
  return (
    SUPPORTED_TYPES.has(field.type) &&
    !isHidden &&
    !isMany &&
    !EXCLUDED_FIELDS.has(field.name) &&
    !('virtual' in field && field.virtual)
  )
}

async function canWrite(req: PayloadRequest, field: FlattenedField): Promise<boolean> {
  const access = 'access' in field ? field.access : undefined
  for (const may of [access?.create, access?.update, access?.read]) if (may && !(await may({ req }))) return false
  return true
}
