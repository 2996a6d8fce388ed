import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { labelText } from '@/i18n/labelText'
import { sentenceCase } from '@/lib/names/sentenceCase'

/** A column of an exported list. */
export interface ListColumn {
  field: FlattenedField
  /** In the user's language. */
  label: string
  /** Path of field names: one, or more for fields in groups. */
  path: string[]
}

/** Field types that cannot be shown in a cell. */
const UNSUPPORTED_TYPES = new Set<FlattenedField['type']>(['join', 'point'])

/**
 * The requested columns that exist and that the user can read; others are ignored. The title is always included, since
 * rows cannot be told apart without it.
 * @param names of fields; `group.field` inside groups
 */
export async function listColumns(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  names: string[],
): Promise<ListColumn[]> {
  const title = collection.admin.useAsTitle
  const uniqueNames = [...new Set([...(title && !names.includes(title) ? [title] : []), ...names])]
  const columns = await Promise.all(uniqueNames.map((name) => findColumn(req, collection, name)))
  return columns.filter((column) => column !== null)
}

async function findColumn(
  req: PayloadRequest,
  { flattenedFields }: SanitizedCollectionConfig,
  name: string,
): Promise<ListColumn | null> {
  const path = name.split('.')
  let fields = flattenedFields
  let field: FlattenedField | undefined
  for (const part of path) {
    field = fields.find((candidate) => candidate.name === part)
    if (!field || isHidden(field) || !(await canRead(req, field))) return null
    fields = 'flattenedFields' in field ? field.flattenedFields : []
  }
  if (!field || field.type === 'group' || UNSUPPORTED_TYPES.has(field.type)) return null
  return { field, label: labelOf(req, field), path }
}

/** Whether the field is excluded from lists. */
const isHidden = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) || ('admin' in field && field.admin?.disableListColumn === true)

const canRead = async (req: PayloadRequest, field: FlattenedField): Promise<boolean> => {
  const access = 'access' in field ? field.access?.read : undefined
  return !access || Boolean(await access({ req }))
}

function labelOf({ i18n }: PayloadRequest, field: FlattenedField): string {
  const label = 'label' in field ? field.label : undefined
  return label ? labelText(label, i18n) : sentenceCase(field.name)
}
