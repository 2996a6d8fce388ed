/** What the answers of a form can be narrowed down to. */
export interface AnswerFilters {
  /** Words in the answers; '' for all. */
  search: string
  /** First and last day in the zone of the site: `2026-11-21`. */
  from: string | null
  to: string | null
  isUnread: boolean
}

type Query = Record<string, string | string[] | undefined>

const MOST_TYPED = 200

/** Reads filters from an address. What makes no sense counts as not there. */
export function readAnswerFilters(query: Query): AnswerFilters {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '')
  return {
    from: readDay(text('from')),
    isUnread: text('show') === 'unread',
    search: text('search').trim().slice(0, MOST_TYPED),
    to: readDay(text('to')),
  }
}

/** The page of a list in an address: 1 for what makes no sense. */
export function readPage(query: Query): number {
  const page = typeof query.page === 'string' && /^\d{1,6}$/.test(query.page) ? Number(query.page) : 1
  return Math.max(1, page)
}

/** The query of filters, for an address; '' without any. */
export function answerQuery({ from, isUnread, search, to }: Partial<AnswerFilters>, page = 1): string {
  const given = Object.entries({
    search,
    from,
    to,
    show: isUnread && 'unread',
    page: page > 1 && String(page),
  }).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** A day of the calendar; null for anything else. */
export function readDay(text: string): string | null {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null
}
