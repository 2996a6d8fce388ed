import { isRecord } from '../values'

/** What the check needs to know of a field; Payload's flattened fields fit. */
export interface ShapedField {
  name: string
  type: string
  hasMany?: boolean | undefined
  localized?: boolean | undefined
  virtual?: boolean | string | undefined
  flattenedFields?: ShapedField[] | undefined
  blocks?: ShapedBlock[] | undefined
  blockReferences?: (ShapedBlock | string)[] | undefined
}

export interface ShapedBlock {
  slug: string
  flattenedFields: ShapedField[]
}

/** A value that no hook and no validation should have to look at. */
export interface ShapeProblem {
  /** `layout.2.title` */
  path: string
  message: string
}

type Row = Record<string, unknown>
type Check = (
  value: unknown,
  field: ShapedField,
  path: string,
  blocks: Record<string, ShapedBlock | undefined>,
) => ShapeProblem | null

/**
 * Finds the first value whose kind is not its field's: an object for a text, a list for a group, a date that is none.
 * Whether a value of the right kind is allowed is for validation to say. Null and missing values fit everywhere.
 * @param blocks blocks that fields only name, by slug
 */
export function findShapeProblem(
  fields: ShapedField[],
  data: Row,
  blocks: Record<string, ShapedBlock | undefined>,
  prefix = '',
): ShapeProblem | null {
  for (const field of fields) {
    const value = Object.hasOwn(data, field.name) ? data[field.name] : undefined
    const check = CHECKS[field.type]
    if (value === undefined || value === null || field.virtual || !check) continue
    const shapeProblem = check(value, field, prefix + field.name, blocks)
    if (shapeProblem) return shapeProblem
  }
  return null
}

const misfit = (path: string, message: string): ShapeProblem => ({ message, path })

const oneOf =
  (fits: (value: unknown) => boolean, message: string): Check =>
  (value, { hasMany }, path) =>
    (hasMany && Array.isArray(value) ? value.every(fits) : fits(value)) ? null : misfit(path, message)

const isText = (value: unknown): boolean => typeof value === 'string'

const text = oneOf(isText, 'This field takes text.')

/** An id, a document with its id, or an id with the collection that it is of. */
const isRelation = (value: unknown): boolean => isText(value) || typeof value === 'number' || isRecord(value)

const relation = oneOf(isRelation, 'This field takes a reference.')

const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || isText(value)) && Number.isFinite(Number(value))

/** PostgreSQL and every calendar of ours end at year 9999. */
const isMoment = (value: unknown): boolean => {
  if (value === '') return true
  const year = typeof value === 'string' ? new Date(value).getUTCFullYear() : NaN
  return year >= 1 && year <= 9999
}

const eachRow =
  (
    fieldsOf: (row: Row, field: ShapedField, blocks: Record<string, ShapedBlock | undefined>) => ShapedField[] | null,
  ): Check =>
  (value, field, path, blocks) => {
    // The form sends the number of rows where there are none.
    if (value === 0 || value === '0' || value === '') return null
    if (!Array.isArray(value)) return misfit(path, 'This field takes a list.')
    for (const [index, row] of value.entries()) {
      const here = `${path}.${index}`
      const fields =
        isRecord(row) && (row.id === undefined || row.id === null || isText(row.id))
          ? fieldsOf(row, field, blocks)
          : null
      if (!fields) return misfit(here, 'This row has the wrong form.')
      const inner = findShapeProblem(fields, row as Row, blocks, `${here}.`)
      if (inner) return inner
    }
    return null
  }

const group: Check = (value, field, path, blocks) =>
  isRecord(value)
    ? findShapeProblem(field.flattenedFields ?? [], value, blocks, `${path}.`)
    : misfit(path, 'This field takes a group of values.')

const richText: Check = (value, _, path) =>
  value === '' || (isRecord(value) && isRecord(value.root) && isNode(value.root))
    ? null
    : misfit(path, 'This text has the wrong form.')

const isNode = (node: unknown): boolean =>
  isRecord(node) &&
  isText(node.type) &&
  (node.children === undefined || (Array.isArray(node.children) && node.children.every(isNode)))

const CHECKS: Record<string, Check | undefined> = {
  array: eachRow((_, field) => field.flattenedFields ?? []),
  blocks: eachRow((row, field, blocks) => blockOf(row, field, blocks)?.flattenedFields ?? null),
  checkbox: oneOf(
    (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
    'This field takes yes or no.',
  ),
  code: text,
  date: oneOf(isMoment, 'This field takes a date.'),
  email: text,
  group,
  number: oneOf(isNumber, 'This field takes a number.'),
  radio: text,
  relationship: relation,
  richText,
  select: text,
  tab: group,
  text,
  textarea: text,
  upload: relation,
}

function blockOf(
  row: Row,
  field: ShapedField,
  blocks: Record<string, ShapedBlock | undefined>,
): ShapedBlock | undefined {
  const known = [...(field.blocks ?? []), ...(field.blockReferences ?? [])].find(
    (one) => (typeof one === 'string' ? one : one.slug) === row.blockType,
  )
  return typeof known === 'string' ? blocks[known] : known
}
