/** Where a list is one page of a longer one. */
export interface Paging {
  page: number
  hasMore: boolean
  /** What the neighbours are: by date from now on, by date into the past, or in another order. */
  order?: 'coming' | 'latest'
  /** Path of the list, without language. */
  path: string
  /** What else its address names: a filter. */
  query?: Record<string, string>
}

const pagings = new WeakMap<object, Paging>()

/** Notes of which longer list the rows are a page. */
export function paged<Row>(rows: Row[], { hasMore, order, page, path, query }: Paging): Row[] {
  const own = [...rows]
  pagings.set(own, { hasMore, page, path, ...(order && { order }), ...(query && { query }) })
  return own
}

export const pagingOf = (list: unknown): Paging | null =>
  typeof list === 'object' && list !== null ? (pagings.get(list) ?? null) : null

/** Changes each row of a page of a list, which stays one. */
export function keepPaging<Row extends object, Other>(rows: Row[] | undefined, change: (row: Row) => Other): Other[] {
  const changed = (rows ?? []).map(change)
  const paging = pagingOf(rows)
  return paging ? paged(changed, paging) : changed
}

/** The address of one page of the list at an address. @param query what else it names */
export function pageAddress(address: string, page: number, query: Record<string, string> = {}): string {
  const all = new URLSearchParams({ ...query, ...(page > 1 && { page: String(page) }) }).toString()
  return all ? `${address}?${all}` : address
}
