/** Filters for the answers of a form. */
export interface AnswerFilters {
  /** Search text; '' for all answers. */
  search: string
  /** First and last day in the site's time zone: `2026-11-21`. */
  from: string | null
  to: string | null
  isUnread: boolean
}

type Query = Record<string, string | string[] | undefined>

const MAX_SEARCH_LENGTH = 200

/** Parses filters from a query. Invalid values are ignored. */
export function readAnswerFilters(query: Query): AnswerFilters {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '')
  return {
    from: readDay(text('from')),
    isUnread: text('show') === 'unread',
    search: text('search').trim().slice(0, MAX_SEARCH_LENGTH),
    to: readDay(text('to')),
  }
}

/** Parses the page number from a query; 1 if invalid. */
export function readPage(query: Query): number {
  const page = typeof query.page === 'string' && /^\d{1,6}$/.test(query.page) ? Number(query.page) : 1
  return Math.max(1, page)
}

/** The query string for filters; '' if there are none. */
export function answerQuery({ from, isUnread, search, to }: Partial<AnswerFilters>, page = 1): string {
  const parameters = Object.entries({
    search,
    from,
    to,
    show: isUnread && 'unread',
    page: page > 1 && String(page),
  }).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}

/** Parses a date; null if invalid. */
export function readDay(text: string): string | null {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null
}
