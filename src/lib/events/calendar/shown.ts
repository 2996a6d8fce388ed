import { isUuid } from '../../values'
import { isAccessKind, type AccessKind } from '../accessKinds'
import { isPlainDay } from '../conditions/isPlainDay'

export type Span = 'month' | 'week'

/** What a calendar shows: the month or the week that a day is in, of all venues or of one, all performances or those that are accessible in one way. */
export interface Shown {
  /** `YYYY-MM-DD` */
  day: string
  span: Span
  /** Id. */
  venue: string | null
  access?: AccessKind
}

const NAMES = ['month', 'week', 'venue', 'access']

/**
 * What an address asks for; null where it names neither a month nor a week.
 * @example shownIn(new URLSearchParams('month=2027-03')) // { day: '2027-03-01', span: 'month', venue: null }
 */
export function shownIn(query: URLSearchParams): Shown | null {
  const asked = query.get('venue')
  const venue = isUuid(asked) ? asked : null
  const access = query.get('access')
  const filter = { venue, ...(isAccessKind(access) && { access }) }
  const [month, week] = [`${query.get('month')}-01`, query.get('week') ?? '']
  if (isPlainDay(month)) return { day: month, span: 'month', ...filter }
  return isPlainDay(week) ? { day: week, span: 'week', ...filter } : null
}

/** An address that asks for it, or for no calendar; what else it asks for stays. */
export function withShown(query: URLSearchParams, shown: Shown | null): URLSearchParams {
  const next = new URLSearchParams([...query].filter(([name]) => !NAMES.includes(name)))
  if (!shown) return next
  next.set(shown.span, shown.span === 'month' ? shown.day.slice(0, 7) : shown.day)
  if (shown.venue) next.set('venue', shown.venue)
  if (shown.access) next.set('access', shown.access)
  return next
}
