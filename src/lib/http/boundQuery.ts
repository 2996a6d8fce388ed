import { refuse, type Refusal } from './refusal'
import { isRecord } from '../values'
import { checkJson } from './checkRequest'

/** Most levels of `and` and `or` within each other. */
export const MAX_WHERE_NESTING = 6

/** Most conditions of one query. The values of one `in` count once. */
export const MAX_WHERE_CONDITIONS = 60

/** Most values of one `in`. */
const MAX_VALUES = 1_000

/** Those that PostgreSQL answers. Points are two numbers here, so nothing is near or within. */
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

const tooMuch = refuse(400, 'This query is too long.')

const unknown = refuse(400, 'This query has the wrong form.')

/** Checks the `where` of a query, in brackets or as JSON: known operators, not too deep, not too long. */
export function boundWhere(query: URLSearchParams): Refusal | null {
  const conditions = new Map<string, number>()
  for (const [name, value] of query) {
    if (name === 'where') {
      const refusal = boundJson(value)
      if (refusal) return refusal
    }
    if (!name.startsWith('where[')) continue
    const parts = [...name.slice('where'.length).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')
    if (`where${parts.map((part) => `[${part}]`).join('')}` !== name) return unknown
    const place = parts.findLastIndex((part) => OPERATORS.has(part))
    // A field, then its operator, then at most the place in a list.
    if (place < 1 || parts[place - 1] === '' || parts.length - place > 2 || !/^\d*$/.test(parts[place + 1] ?? ''))
      return unknown
    if (parts.filter(joins).length > MAX_WHERE_NESTING) return refuse(400, 'This query is nested too deeply.')
    const condition = parts.slice(0, place + 1).join('/')
    const values = (conditions.get(condition) ?? 0) + 1
    conditions.set(condition, values)
    if (values > MAX_VALUES || conditions.size > MAX_WHERE_CONDITIONS) return tooMuch
  }
  return null
}

const joins = (name: string): boolean => /^(?:and|or)$/i.test(name)

function boundJson(text: string): Refusal | null {
  if (text === '') return null
  let where: unknown
  try {
    where = JSON.parse(text)
  } catch {
    return unknown
  }
  const count = countConditions(where, 0)
  if (count === null) return unknown
  return count > MAX_WHERE_CONDITIONS ? tooMuch : null
}

/** @returns null when the form is wrong or it is nested too deeply */
function countConditions(where: unknown, nesting: number): number | null {
  if (!isRecord(where) || nesting > MAX_WHERE_NESTING) return null
  let count = 0
  for (const [name, value] of Object.entries(where)) {
    if (joins(name)) {
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
    ? value.length <= MAX_VALUES && value.every((one) => !isRecord(one) && !Array.isArray(one))
    : !isRecord(value)

/** Most documents that one call returns. The admin asks for 100 at most. */
export const MAX_LIMIT = 1_000

const MAX_PAGE = 1_000_000

/** Payload's query parser leaves out what comes after as many names. */
const MAX_NAMES = 1_000

/** Payload's query parser stops here; what is deeper would become part of a name. */
const MAX_BRACKETS = 10

/**
 * Keeps a query within bounds, changing it in place: `limit` is at least 1 and at most 1,000 (0 means as many as
 * allowed), also where pages are switched off; `where` is not too deep or long.
 */
export function boundQuery(query: URLSearchParams): Refusal | null {
  if (query.size > MAX_NAMES) return refuse(400, 'This query is too long.')
  for (const name of query.keys()) {
    const brackets = name.split('[').length - 1
    if (brackets > MAX_BRACKETS) return refuse(400, 'This query is nested too deeply.')
    if (/^(?:depth|limit|page)\[/.test(name)) return refuse(400, 'A number is expected.')
    if (/\[(?:__proto__|constructor|prototype)\]/.test(name)) return refuse(400, 'A name in this query is not allowed.')
  }
  const data = query.get('data')
  return (
    (data ? checkJson(data) : null) ?? boundWhere(query) ?? boundDepth(query) ?? boundPage(query) ?? boundLimits(query)
  )
}

function boundDepth(query: URLSearchParams): Refusal | null {
  return query.getAll('depth').every((depth) => /^\d{1,3}$/.test(depth))
    ? null
    : refuse(400, '`depth` is a whole number.')
}

function boundPage(query: URLSearchParams): Refusal | null {
  const isPage = (page: string) => /^\d{1,7}$/.test(page) && Number(page) <= MAX_PAGE
  return query.getAll('page').every(isPage) ? null : refuse(400, '`page` is a whole number.')
}

function boundLimits(query: URLSearchParams): Refusal | null {
  for (const name of new Set(query.keys())) {
    if (name !== 'limit' && !/^joins\[.*\[limit\]$/.test(name)) continue
    const limit = query.get(name) ?? ''
    if (!/^\d{1,15}$/.test(limit)) return refuse(400, '`limit` is a whole number.')
    query.set(name, String(Math.min(Number(limit) || MAX_LIMIT, MAX_LIMIT)))
  }
  if (query.get('pagination') === 'false' && !query.has('limit')) query.set('limit', String(MAX_LIMIT))
  return null
}
