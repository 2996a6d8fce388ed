import type { ListQuery } from 'payload'

interface Asked {
  /** The address of the list. */
  asked: URLSearchParams
  locale: string
  /** Names of the columns. */
  names: string[]
  query: ListQuery
  tenantId: string
}

/** What the chips above lists have chosen. */
const CHIPS = ['alt', 'state', 'when']

/** How the file of a list is asked for: as the list is shown, on all its pages. */
export function downloadQuery({
  asked,
  locale,
  names,
  query: { search, sort, where },
  tenantId,
}: Asked): URLSearchParams {
  const query = new URLSearchParams({ columns: names.join(','), locale, tenantId })
  if (search) query.set('search', search)
  if (sort) query.set('sort', [sort].flat().join(','))
  if (where && Object.keys(where).length > 0) query.set('where', JSON.stringify(where))
  for (const name of CHIPS) {
    const chosen = asked.get(name)
    if (chosen) query.set(name, chosen)
  }
  return query
}
