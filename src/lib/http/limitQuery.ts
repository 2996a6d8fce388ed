import { isRecord } from '@/lib/values'
import { checkJson, refuse, type Refusal } from './checkRequest'
import { fixedMessages } from '@/i18n/fixed/en'

/** Maximum nesting depth of `and` and `or`. */
export const MAX_WHERE_NESTING = 6

/** Maximum number of conditions per query. The values of one `in` count once. */
export const MAX_WHERE_CONDITIONS = 60

/** Maximum number of values per `in`. */
const MAX_VALUES = 1_000

/** Operators that PostgreSQL supports. Points are stored as two numbers, so `near` and `within` are not supported. */
const OPERATORS = new Set([
  'contains',
  'equals',
  'exists',
  'greater_than',
  'greater_than_equal',
  'in',
  'less_than',
  'less_than_equal',
  'like',
  'not_equals',
  'not_in',
  'not_like',
])

const tooLong = refuse(400, fixedMessages.queryTooLong)

const malformed = refuse(400, fixedMessages.queryFormat)

/** Validates the `where` of a query, in bracket notation or as JSON: operators, depth and length. */
function validateWhere(query: URLSearchParams): Refusal | null {
  const conditions = new Map<string, number>()
  for (const [name, value] of query) {
    if (name === 'where') {
      const refusal = checkJsonWhere(value)
      if (refusal) return refusal
    }
    if (!name.startsWith('where[')) continue
    const parts = [...name.slice('where'.length).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')
    if (`where${parts.map((part) => `[${part}]`).join('')}` !== name) return malformed
    const operatorIndex = parts.findLastIndex((part) => OPERATORS.has(part))
    // A field, its operator, and an optional index in a list.
    if (
      operatorIndex < 1 ||
      parts[operatorIndex - 1] === '' ||
      parts.length - operatorIndex > 2 ||
      !/^\d*$/.test(parts[operatorIndex + 1] ?? '')
    )
      return malformed
    if (parts.filter(isJoin).length > MAX_WHERE_NESTING) return refuse(400, fixedMessages.queryDeep)
    const condition = parts.slice(0, operatorIndex + 1).join('/')
    const values = (conditions.get(condition) ?? 0) + 1
    conditions.set(condition, values)
    if (values > MAX_VALUES || conditions.size > MAX_WHERE_CONDITIONS) return tooLong
  }
  return null
}

const isJoin = (name: string): boolean => /^(?:and|or)$/i.test(name)

function checkJsonWhere(text: string): Refusal | null {
  if (text === '') return null
  let where: unknown
  try {
    where = JSON.parse(text)
  } catch {
    return malformed
  }
  const count = countConditions(where, 0)
  if (count === null) return malformed
  return count > MAX_WHERE_CONDITIONS ? tooLong : null
}

/** @returns null if the format is invalid or nested too deeply */
function countConditions(where: unknown, nesting: number): number | null {
  if (!isRecord(where) || nesting > MAX_WHERE_NESTING) return null
  let count = 0
  for (const [name, value] of Object.entries(where)) {
    if (isJoin(name)) {
      if (!Array.isArray(value)) return null
      for (const inner of value) {
        const more = countConditions(inner, nesting + 1)
        if (more === null) return null
        count += more
      }
    } else if (
      isRecord(value) &&
      Object.entries(value).every(([operator, operand]) => OPERATORS.has(operator) && isOperand(operand))
    )
      count += Object.keys(value).length
    else return null
  }
  return count
}

const isOperand = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length <= MAX_VALUES && value.every((item) => !isRecord(item) && !Array.isArray(item))
    : !isRecord(value)

/** Maximum number of documents per request. The admin requests at most 100. */
export const MAX_LIMIT = 1_000

const MAX_PAGE = 1_000_000

/** Payload's query parser ignores further parameters. */
const MAX_NAMES = 1_000

/** Payload's query parser does not parse deeper brackets; they would become part of a name. */
const MAX_BRACKETS = 10

/**
 * Validates and limits a query in place: `limit` is between 1 and 1,000 (0 means the maximum), also without pagination,
 * and `where` must not be too deep or long.
 */
export function limitQuery(query: URLSearchParams): Refusal | null {
  if (query.size > MAX_NAMES) return refuse(400, fixedMessages.queryTooLong)
  for (const name of query.keys()) {
    const brackets = name.split('[').length - 1
    if (brackets > MAX_BRACKETS) return refuse(400, fixedMessages.queryDeep)
    if (/^(?:depth|limit|page)\[/.test(name)) return refuse(400, fixedMessages.queryNumber)
    if (/\[(?:__proto__|constructor|prototype)\]/.test(name)) return refuse(400, fixedMessages.queryName)
  }
  const data = query.get('data')
  return (
    (data ? checkJson(data) : null) ??
    validateWhere(query) ??
    boundDepth(query) ??
    boundPage(query) ??
    boundLimits(query)
  )
}

function boundDepth(query: URLSearchParams): Refusal | null {
  return query.getAll('depth').every((depth) => /^\d{1,3}$/.test(depth)) ? null : refuse(400, fixedMessages.queryDepth)
}

function boundPage(query: URLSearchParams): Refusal | null {
  const isPage = (page: string) => /^\d{1,7}$/.test(page) && Number(page) <= MAX_PAGE
  return query.getAll('page').every(isPage) ? null : refuse(400, fixedMessages.queryPage)
}

function boundLimits(query: URLSearchParams): Refusal | null {
  for (const name of new Set(query.keys())) {
    if (name !== 'limit' && !/^joins\[.*\[limit\]$/.test(name)) continue
    const limit = query.get(name) ?? ''
    if (!/^\d{1,15}$/.test(limit)) return refuse(400, fixedMessages.queryLimit)
    query.set(name, String(Math.min(Number(limit) || MAX_LIMIT, MAX_LIMIT)))
  }
  if (query.get('pagination') === 'false' && !query.has('limit')) query.set('limit', String(MAX_LIMIT))
  return null
}
