import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { labelText } from '../../../i18n/labelText'
import { sentenceCase } from '../../../lib/names/sentenceCase'

/** A column of a list as a file. */
export interface ListColumn {
  field: FlattenedField
  /** In the reader's language. */
  label: string
  /** Names of the fields that lead to it: one, more inside of groups. */
  path: string[]
}

/** What says nothing in a cell. */
const WITHOUT_CELL = new Set<FlattenedField['type']>(['join', 'point'])

/**
 * The columns that a list shows, of those that it has and that the person may read: whatever is asked for by another name is
 * left out. The title is always there, since rows without one cannot be told apart.
 * @param names of fields, `group.field` inside of groups
 */
export async function listColumns(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  names: string[],
): Promise<ListColumn[]> {
  const title = collection.admin.useAsTitle
  const wanted = [...new Set([...(title && !names.includes(title) ? [title] : []), ...names])]
  const found = await Promise.all(wanted.map((name) => columnOf(req, collection, name)))
  return found.filter((column) => column !== null)
}

async function columnOf(
  req: PayloadRequest,
  { flattenedFields }: SanitizedCollectionConfig,
  name: string,
): Promise<ListColumn | null> {
  const path = name.split('.')
  let fields = flattenedFields
  let field: FlattenedField | undefined
  for (const part of path) {
    field = fields.find((one) => one.name === part)
    if (!field || isKept(field) || !(await mayRead(req, field))) return null
    fields = 'flattenedFields' in field ? field.flattenedFields : []
  }
  if (!field || field.type === 'group' || WITHOUT_CELL.has(field.type)) return null
  return { field, label: labelOf(req, field), path }
}

/** Shown in no list. */
const isKept = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) || ('admin' in field && field.admin?.disableListColumn === true)

const mayRead = async (req: PayloadRequest, field: FlattenedField): Promise<boolean> => {
  const access = 'access' in field ? field.access?.read : undefined
  return !access || Boolean(await access({ req }))
}

function labelOf({ i18n }: PayloadRequest, field: FlattenedField): string {
  const label = 'label' in field ? field.label : undefined
  return label ? labelText(label, i18n) : sentenceCase(field.name)
}
