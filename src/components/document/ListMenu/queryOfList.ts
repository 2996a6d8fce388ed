import type { ListQuery } from 'payload'

/** Query parameters that the chips above lists set. */
const CHIPS = ['alt', 'state', 'when']

/**
 * What a list shows, as query of the operations that read it: search, filter, order and chips.
 * @param searchParams of the list's URL
 */
export function queryOfList(
  { search, sort, where }: Pick<ListQuery, 'search' | 'sort' | 'where'>,
  searchParams: URLSearchParams,
): Record<string, string> {
  const chips = CHIPS.flatMap((name): [string, string][] => {
    const chosen = searchParams.get(name)
    return chosen ? [[name, chosen]] : []
  })
  return {
    ...(search && { search }),
    ...(sort && { sort: [sort].flat().join(',') }),
    ...(where && Object.keys(where).length > 0 && { where: JSON.stringify(where) }),
    ...Object.fromEntries(chips),
  }
}
