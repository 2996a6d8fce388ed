import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { isRecord, isUuid } from '@/lib/values'
import { publicError } from './publicError'
import { followPath, versionFields, type QueryPath } from './queryPaths'

const BAD_REQUEST = 400

/** Credential fields, never allowed in a query of any collection. Payload adds them to auth collections. */
const SECRET_FIELDS = new Set([
  'hash',
  'salt',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  '_verificationToken',
])

/** Operators that Payload supports inside JSON. For all others it generates SQL that PostgreSQL rejects. */
const OPERATORS_INSIDE_JSON = new Set(['equals', 'exists', 'like', 'not_equals', 'not_like'])

/** A name in a path inside JSON. Of all others Payload makes a path that PostgreSQL rejects. */
const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

/** Operators that take a list. */
const LIST_OPERATORS = new Set(['all', 'in', 'not_in'])

/** Operators that Payload supports on a JSON column as a whole. */
const OPERATORS_ON_JSON = new Set(['equals', 'exists', 'not_equals'])

/** Operators that can ask for what has no value. */
const ON_NONE = new Set(['equals', 'exists', 'not_equals'])

/** Types of fields of which `like` means `equals`; `not_like` has no such meaning. */
const NOT_TEXT = new Set<FlattenedField['type']>(['checkbox', 'number', 'relationship', 'upload'])

interface Condition {
  path: string
  operator: string
  value: unknown
}

interface Query {
  joins?: false | Record<string, false | { sort?: unknown; where?: Where } | undefined>
  sort?: unknown
  where?: Where
}

/**
 * Restricts filters and sorts of callers: at most one relation, no secret fields, and only comparisons with JSON that
 * Payload can express. Payload validates longer paths too late: it has already responded, and the error becomes an
 * unhandled rejection of the process. For unsupported comparisons within JSON it generates invalid SQL. A value that a
 * field cannot have it takes for none: what a program wants to delete would be everything that has no venue.
 * @throws APIError 400
 */
export const restrictQueries: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return args
  const { joins, sort, where } = args as Query
  assertAllowed(
    { sort, where },
    /versions/i.test(operation) ? versionFields(collection) : collection.flattenedFields,
    req,
    /^(?:update|delete)$/.test(operation),
  )
  for (const [path, query] of Object.entries(joins || {}))
    if (query) assertAllowed(query, fieldsOfJoin(path, collection, req), req)
  return args
}

/** @param isWrite whether what is found is changed */
function assertAllowed({ sort, where }: Query, fields: FlattenedField[], req: PayloadRequest, isWrite = false): void {
  const resolve = (path: string): QueryPath => {
    const parts = path.replaceAll('__', '.').split('.')
    // Queries of drafts use the paths of versions.
    const target = followPath(
      parts[0] === 'version' && !fields.some(({ name }) => name === 'version') ? parts.slice(1) : parts,
      fields,
      req,
    )
    if (parts.some((part) => SECRET_FIELDS.has(part)) || target.relations > 1 || isForeignList(target))
      throw publicError('This query names a field that cannot be queried.', BAD_REQUEST)
    return target
  }
  const problem = findSortProblem(sortPaths(sort).map((path) => ({ path, target: resolve(path) })))
  if (problem) throw publicError(problem, BAD_REQUEST)
  for (const condition of where ? flattenConditions(where) : []) {
    const reason = findProblem(condition, resolve(condition.path), isWrite)
    if (reason) throw publicError(reason, BAD_REQUEST)
  }
}

/**
 * Whether the path ends at a `hasMany` text or number field of a related document. These live in a table of their own,
 * which Payload cannot join from another collection.
 */
const isForeignList = ({ field, relations }: QueryPath): boolean =>
  relations > 0 && (field?.type === 'text' || field?.type === 'number') && field.hasMany === true

/**
 * Why Payload generates no valid SQL for an order. By a path of which a document has several values it orders through
 * `min(…) group by id`, which PostgreSQL rejects for booleans and ids, and beside columns of other tables. Columns of one
 * name in two tables it tells apart in the order, but not in what it selects.
 */
function findSortProblem(paths: { path: string; target: QueryPath }[]): string | null {
  for (const [index, { path, target }] of paths.entries()) {
    if (target.json?.isInside)
      return `Documents cannot be sorted by "${path}": it is part of rich text, blocks or JSON.`
    if (target.isList && hasNoMinimum(target.field))
      return `Documents cannot be sorted by "${path}": a document has several of them, and none comes first.`
    const others = paths.filter((_, place) => place !== index)
    const foreign = target.isList && others.find((other) => !isOwnColumn(other.target))
    if (foreign) return `Documents cannot be sorted by "${path}" and "${foreign.path}" at once.`
    const namesake = target.relations > 0 && others.find((other) => other.target.column === target.column)
    if (namesake) return `Documents cannot be sorted by "${path}" and "${namesake.path}" at once.`
  }
  return null
}

const hasNoMinimum = (field: QueryPath['field']): boolean =>
  field?.type === 'checkbox' || ((field?.type === 'relationship' || field?.type === 'upload') && !field.hasMany)

/** Whether the value stands in the document's own row. */
const isOwnColumn = ({ field, isList, relations }: QueryPath): boolean =>
  relations === 0 && !isList && !(field && 'localized' in field && field.localized)

function findProblem(
  { operator, path, value }: Condition,
  { field, json, relations }: QueryPath,
  isWrite: boolean,
): string | null {
  if (
    Array.isArray(value) &&
    !LIST_OPERATORS.has(operator) &&
    !(operator !== 'like' && field && 'hasMany' in field && field.hasMany)
  )
    return `"${path}" takes one value with "${operator}".`
  if (!json)
    return canCompare(operator, value, field) &&
      !isBrokenReference(path, operator, value, field) &&
      (operator === 'exists' || valuesOf(operator, value).every((one) => canHave(field, path, one, isWrite)))
      ? null
      : `"${path}" cannot be queried with "${operator}" and this value.`
  if (relations > 0) return `"${path}" cannot be queried: it is rich text, blocks or JSON of another document.`
  if (json.followsReference) return `"${path}" cannot be queried: a query does not follow references inside blocks.`
  if (json.isInside && !path.split('.').every((name) => IDENTIFIER.test(name)))
    return `"${path}" cannot be queried: rich text, blocks and JSON are searched by names, not by positions.`
  const allowed = json.isInside ? OPERATORS_INSIDE_JSON : OPERATORS_ON_JSON
  if (!allowed.has(operator))
    return `"${path}" cannot be queried with "${operator}": rich text, blocks and JSON take ${[...allowed].join(', ')}.`
  return isComparable(operator, value, json.isInside) ? null : `"${path}" cannot be compared with this value.`
}

/**
 * Whether Payload generates valid SQL for the comparison. It does not for text searches on fields that are not text,
 * dates among them.
 */
function canCompare(operator: string, value: unknown, field: QueryPath['field']): boolean {
  // Payload turns the string "null" into null, which is not a list.
  if ((field?.type === 'relationship' || field?.type === 'upload') && LIST_OPERATORS.has(operator) && value === 'null')
    return false
  if (field?.type === 'date') return !/like$|^contains$/.test(operator)
  if (operator === 'not_like' && field && NOT_TEXT.has(field.type)) return false
  return !/like$/.test(operator) || typeof value === 'string' || (typeof value === 'number' && field?.type === 'number')
}

/** The values of a condition. Payload splits texts for lists at their commas. */
const valuesOf = (operator: string, value: unknown): unknown[] =>
  LIST_OPERATORS.has(operator) && typeof value === 'string' ? value.split(',') : [value].flat()

/**
 * Whether a field can have the value, or a filter that is not filled in yet says none: in lists, but never where what is
 * found is changed.
 */
function canHave(field: QueryPath['field'], path: string, value: unknown, isWrite: boolean): boolean {
  const isNone = value === null || value === undefined || value === 'null' || (value === '' && !isWrite)
  switch (field?.type) {
    case 'date':
      return isNone || value instanceof Date || (value !== '' && !Number.isNaN(new Date(value as string).getTime()))
    case 'number':
      return isNone || (value !== '' && Number.isFinite(Number(value)))
    case 'relationship':
    case 'upload':
      return isNone || /(?:\.|__)relationTo$/.test(path) || typeof value !== 'string' || isUuid(value.trim())
    default:
      return true
  }
}

/**
 * Whether Payload writes no valid SQL for the id of a reference to one of several types: a list must be one, as only for all
 * other fields a text is split at its commas, and only `excludeWholeDocuments` knows what has none.
 */
const isBrokenReference = (path: string, operator: string, value: unknown, field: QueryPath['field']): boolean =>
  /(?:\.|__)value$/.test(path) &&
  (field?.type === 'relationship' || field?.type === 'upload') &&
  Array.isArray(field.relationTo) &&
  (LIST_OPERATORS.has(operator)
    ? !Array.isArray(value)
    : !ON_NONE.has(operator) && (value === null || value === 'null'))

function isComparable(operator: string, value: unknown, isInside: boolean): boolean {
  if (!isInside || operator === 'exists') return true
  if (operator === 'like' || operator === 'not_like') return typeof value === 'string'
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

const sortPaths = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort])
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .map((part) => part.trim().replace(/^-/, '').replaceAll('__', '.'))
    .filter(Boolean)

/** Flattens a query into conditions with full paths, including those that `contains` nests for a related document. */
function flattenConditions(where: Where, prefix = ''): Condition[] {
  return Object.entries(where).flatMap(([name, condition]): Condition[] => {
    if (/^(?:and|or)$/i.test(name))
      return Array.isArray(condition) ? condition.flatMap((nested) => flattenConditions(nested, prefix)) : []
    const path = prefix + name
    if (!isRecord(condition)) return [{ operator: 'equals', path, value: condition }]
    return Object.entries(condition).flatMap(([operator, value]) =>
      isRecord(value)
        ? [{ operator, path, value }, ...flattenConditions(value as Where, `${path}.`)]
        : [{ operator, path, value }],
    )
  })
}

function fieldsOfJoin(
  path: string,
  { joins }: SanitizedCollectionConfig,
  { payload }: PayloadRequest,
): FlattenedField[] {
  const [slug] = Object.entries(joins).find(([, ofSlug]) => ofSlug?.some(({ joinPath }) => joinPath === path)) ?? []
  return slug ? payload.collections[slug as 'users'].config.flattenedFields : []
}
