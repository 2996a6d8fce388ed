/** Position of a page within a longer list. */
export interface Paging {
  page: number
  hasMore: boolean
  /** Sort order, which decides the labels of the neighbouring pages. Left out: another order. */
  order?: 'coming' | 'latest'
  /** Path of the list, without the language. */
  path: string
  /** Further query parameters of its address, such as a filter. */
  query?: Record<string, string>
}

const pagings = new WeakMap<object, Paging>()

/** Attaches the paging position to a copy of the rows. */
export function paged<Row>(rows: Row[], { hasMore, order, page, path, query }: Paging): Row[] {
  const copy = [...rows]
  pagings.set(copy, { hasMore, page, path, ...(order && { order }), ...(query && { query }) })
  return copy
}

export const pagingOf = (list: unknown): Paging | null =>
  typeof list === 'object' && list !== null ? (pagings.get(list) ?? null) : null

/** Maps the rows of a list page and keeps its paging position. */
export function keepPaging<Row extends object, Other>(rows: Row[] | undefined, change: (row: Row) => Other): Other[] {
  const changed = (rows ?? []).map(change)
  const paging = pagingOf(rows)
  return paging ? paged(changed, paging) : changed
}

/** Returns the address of a list page. @param query further query parameters */
export function pageAddress(address: string, page: number, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({ ...query, ...(page > 1 && { page: String(page) }) }).toString()
  return parameters ? `${address}?${parameters}` : address
}
