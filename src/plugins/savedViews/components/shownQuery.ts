import type { ListQuery } from 'payload'
import { narrowedQuery } from '../../../lib/lists/narrowedQuery'

const CHIPS = ['alt', 'state', 'when']

/** The query of an address that shows the list as it is shown. */
export function shownQuery({ columns, search, sort, where }: ListQuery, asked: URLSearchParams): string {
  const query = new URLSearchParams()
  if (columns) query.set('columns', JSON.stringify(columns))
  if (search) query.set('search', search)
  if (sort) query.set('sort', [sort].flat().join(','))
  for (const name of CHIPS) {
    const chosen = asked.get(name)
    if (chosen && chosen !== 'all') query.set(name, chosen)
  }
  return where && Object.keys(where).length > 0 ? narrowedQuery(query.toString(), [where]) : query.toString()
}
