import type { MessageKey } from '@/i18n/en'
import { isInRange } from '@/lib/time/dateRules'
import { isRecord } from '@/lib/values'

/** The properties of a field that the check uses. Compatible with Payload's flattened fields. */
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

/** A value of the wrong type. */
export interface ShapeProblem {
  /** `layout.2.title` */
  path: string
  message: MessageKey
}

type Row = Record<string, unknown>
type Check = (
  value: unknown,
  field: ShapedField,
  path: string,
  blocks: Record<string, ShapedBlock | undefined>,
) => ShapeProblem | null

/**
 * Finds the first value whose type does not match its field: an object for a text, a list for a group, an invalid date.
 * Validation checks the values themselves. Null and missing values are always accepted.
 * @param blocks blocks that fields reference by slug
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
    const found = check(value, field, prefix + field.name, blocks)
    if (found) return found
  }
  return null
}

const problem = (path: string, message: MessageKey): ShapeProblem => ({ message, path })

const checkEach =
  (isValid: (value: unknown) => boolean, message: MessageKey): Check =>
  (value, { hasMany }, path) =>
    (hasMany && Array.isArray(value) ? value.every(isValid) : isValid(value)) ? null : problem(path, message)

const isText = (value: unknown): boolean => typeof value === 'string'

const text = checkEach(isText, 'validationShapeText')

/** An id, a document with an id, or an id with its collection. */
const isRelation = (value: unknown): boolean => isText(value) || typeof value === 'number' || isRecord(value)

const relation = checkEach(isRelation, 'validationShapeReference')

const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || isText(value)) && Number.isFinite(Number(value))

/** Hooks that run before validation format dates, and fail on years that no calendar shows. */
const date: Check = (value, _, path) => {
  if (value === '') return null
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return problem(path, 'validationShapeDate')
  return isInRange(value) ? null : problem(path, 'validationYear')
}

const eachRow =
  (
    fieldsOf: (row: Row, field: ShapedField, blocks: Record<string, ShapedBlock | undefined>) => ShapedField[] | null,
  ): Check =>
  (value, field, path, blocks) => {
    // For empty lists, forms send the number of rows.
    if (value === 0 || value === '0' || value === '') return null
    if (!Array.isArray(value)) return problem(path, 'validationShapeList')
    for (const [index, row] of value.entries()) {
      const rowPath = `${path}.${index}`
      const fields =
        isRecord(row) && (row.id === undefined || row.id === null || isText(row.id))
          ? fieldsOf(row, field, blocks)
          : null
      if (!fields) return problem(rowPath, 'validationShapeRow')
      const inner = findShapeProblem(fields, row as Row, blocks, `${rowPath}.`)
      if (inner) return inner
    }
    return null
  }

const group: Check = (value, field, path, blocks) =>
  isRecord(value)
    ? findShapeProblem(field.flattenedFields ?? [], value, blocks, `${path}.`)
    : problem(path, 'validationShapeGroup')

const richText: Check = (value, _, path) =>
  value === '' || (isRecord(value) && isRecord(value.root) && isNode(value.root))
    ? null
    : problem(path, 'validationShapeRichText')

const isNode = (node: unknown): boolean =>
  isRecord(node) &&
  isText(node.type) &&
  (node.children === undefined || (Array.isArray(node.children) && node.children.every(isNode)))

const CHECKS: Record<string, Check | undefined> = {
  array: eachRow((_, field) => field.flattenedFields ?? []),
  blocks: eachRow((row, field, blocks) => blockOf(row, field, blocks)?.flattenedFields ?? null),
  checkbox: checkEach(
    (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
    'validationShapeCheckbox',
  ),
  code: text,
  date,
  email: text,
  group,
  number: checkEach(isNumber, 'validationShapeNumber'),
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
    (block) => (typeof block === 'string' ? block : block.slug) === row.blockType,
  )
  return typeof known === 'string' ? blocks[known] : known
}
