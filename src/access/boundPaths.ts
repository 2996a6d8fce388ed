import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { isRecord } from '../lib/values'
import { publicError } from './publicError'
import { followPath, versionFields, type QueryPath } from './queryPaths'

const BAD_REQUEST = 400

/** Never part of a query, from whatever collection it starts. Payload adds them to whoever signs in. */
const SECRETS = new Set([
  'hash',
  'salt',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  '_verificationToken',
])

/** What Payload can ask inside JSON. Of everything else it writes a statement that PostgreSQL refuses. */
const INSIDE_JSON = new Set(['equals', 'exists', 'like', 'not_equals', 'not_like'])
/** Operators that compare with a list. */
const LISTS = new Set(['all', 'in', 'not_in'])
/** What it can ask of JSON as a whole. */
const OF_JSON = new Set(['equals', 'exists', 'not_equals'])

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
 * Lets filters and sorts follow one relation at most, never to a secret, and compare what is kept as JSON only in ways
 * that have an answer. Payload checks longer paths too late: it answers, and the refusal then ends as an unhandled
 * rejection of the whole process. Of comparisons within JSON it makes statements that are none.
 */
export const boundPaths: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (overrideAccess) return args
  const { joins, sort, where } = args as Query
  check({ sort, where }, /versions/i.test(operation) ? versionFields(collection) : collection.flattenedFields, req)
  for (const [path, query] of Object.entries(joins || {}))
    if (query) check(query, fieldsOfJoin(path, collection, req), req)
  return args
}

function check({ sort, where }: Query, fields: FlattenedField[], req: PayloadRequest): void {
  const follow = (path: string): QueryPath => {
    const parts = path.replaceAll('__', '.').split('.')
    // Drafts are asked by the names that versions have.
    const found = followPath(
      parts[0] === 'version' && !fields.some(({ name }) => name === 'version') ? parts.slice(1) : parts,
      fields,
      req,
    )
    if (parts.some((part) => SECRETS.has(part)) || found.relations > 1 || isListOfAnother(found))
      throw publicError('This query names a field that cannot be queried.', BAD_REQUEST)
    return found
  }
  for (const path of sortsOf(sort))
    if (follow(path).json?.isInside)
      throw publicError(
        `Documents cannot be sorted by "${path}": it is part of rich text, blocks or JSON.`,
        BAD_REQUEST,
      )
  for (const condition of where ? conditionsOf(where) : []) {
    const reason = problemWith(condition, follow(condition.path))
    if (reason) throw publicError(reason, BAD_REQUEST)
  }
}

/** Texts and numbers of which a document has several lie in a table that Payload looks for in vain from another document. */
const isListOfAnother = ({ field, relations }: QueryPath): boolean =>
  relations > 0 && (field?.type === 'text' || field?.type === 'number') && field.hasMany === true

function problemWith({ operator, path, value }: Condition, { field, json, relations }: QueryPath): string | null {
  if (
    Array.isArray(value) &&
    !LISTS.has(operator) &&
    !(operator !== 'like' && field && 'hasMany' in field && field.hasMany)
  )
    return `"${path}" takes one value with "${operator}".`
  if (!json)
    return hasStatement(operator, value, field)
      ? null
      : `"${path}" cannot be queried with "${operator}" and this value.`
  if (relations > 0) return `"${path}" cannot be queried: it is rich text, blocks or JSON of another document.`
  if (json.leadsOn) return `"${path}" cannot be queried: a query does not follow references inside blocks.`
  const allowed = json.isInside ? INSIDE_JSON : OF_JSON
  if (!allowed.has(operator))
    return `"${path}" cannot be queried with "${operator}": rich text, blocks and JSON take ${[...allowed].join(', ')}.`
  return isComparable(operator, value, json.isInside) ? null : `"${path}" cannot be compared with this value.`
}

/** Payload writes half a statement where a text is searched for in what is none, moments among them. */
function hasStatement(operator: string, value: unknown, field: QueryPath['field']): boolean {
  // Payload takes this word for nothing, and nothing for no list.
  if ((field?.type === 'relationship' || field?.type === 'upload') && LISTS.has(operator) && value === 'null')
    return false
  if (field?.type === 'date')
    return (
      !/like$|^contains$/.test(operator) &&
      [value].flat().every((one) => typeof one !== 'number' || !Number.isNaN(new Date(one).getTime()))
    )
  return !/like$/.test(operator) || typeof value === 'string' || (typeof value === 'number' && field?.type === 'number')
}

function isComparable(operator: string, value: unknown, isInside: boolean): boolean {
  if (!isInside || operator === 'exists') return true
  if (operator === 'like' || operator === 'not_like') return typeof value === 'string'
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

const sortsOf = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort])
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((one) => one.trim().replace(/^-/, ''))
    .filter(Boolean)

/** Conditions with their full paths, also those that `contains` holds about a document that is referred to. */
function conditionsOf(where: Where, prefix = ''): Condition[] {
  return Object.entries(where).flatMap(([name, condition]): Condition[] => {
    if (/^(?:and|or)$/i.test(name))
      return Array.isArray(condition) ? condition.flatMap((one) => conditionsOf(one, prefix)) : []
    const path = prefix + name
    if (!isRecord(condition)) return [{ operator: 'equals', path, value: condition }]
    return Object.entries(condition).flatMap(([operator, value]) =>
      isRecord(value)
        ? [{ operator, path, value }, ...conditionsOf(value as Where, `${path}.`)]
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
