import { boundWhere } from './boundWhere'
import { checkJson } from './checkJson'
import { refuse, type Refusal } from './refusal'

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
