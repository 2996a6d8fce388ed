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

const shown = new WeakSet<object>()

/** Notes that a theme's own page of a complete list has rows. */
export const notePart = (content: object): void => void shown.add(content)

/** Whether a theme's own page of a complete list has rows. */
export const hasPart = (content: object): boolean => shown.has(content)

/**
 * Whether the requested page of a list exists. Where a theme divides complete lists, it is known once the page is
 * rendered.
 * @param content with `page` for a page that has a list; any other ignores the parameter
 */
export function hasRequestedPage(
  content: { entries?: object[]; lists?: Record<string, object[]>; page?: number },
  search: URLSearchParams,
): boolean {
  const requested = search.get('page')
  if (content.page === undefined || !requested || requested === '1') return true
  const lists = [content.entries ?? [], ...Object.values(content.lists ?? {})]
  const hasRows = shown.has(content) || lists.some((list) => list.length > 0 && pagingOf(list) !== null)
  return requested === String(content.page) && hasRows
}

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
