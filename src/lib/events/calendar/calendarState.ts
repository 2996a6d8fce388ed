import { isUuid } from '@/lib/values'
import { isAccessKind, type AccessKind } from '../accessKinds'
import { isPlainDay } from '../conditions/conditions'

export type Span = 'month' | 'week'

/** The state of a calendar: the month or week that contains a day, optionally filtered by venue and type of access. */
export interface CalendarState {
  /** `YYYY-MM-DD` */
  day: string
  span: Span
  /** Id of the venue. */
  venue: string | null
  access?: AccessKind
}

const NAMES = ['month', 'week', 'venue', 'access']

/**
 * Parses the calendar state from a query; null if it names neither a month nor a week.
 * @example parseCalendarState(new URLSearchParams('month=2027-03')) // { day: '2027-03-01', span: 'month', venue: null }
 */
export function parseCalendarState(query: URLSearchParams): CalendarState | null {
  const venueId = query.get('venue')
  const venue = isUuid(venueId) ? venueId : null
  const access = query.get('access')
  const filter = { venue, ...(isAccessKind(access) && { access }) }
  const [month, week] = [`${query.get('month')}-01`, query.get('week') ?? '']
  if (isPlainDay(month)) return { day: month, span: 'month', ...filter }
  return isPlainDay(week) ? { day: week, span: 'week', ...filter } : null
}

/** Sets or removes the calendar state in a query. Other parameters are kept. */
export function withCalendarState(query: URLSearchParams, shown: CalendarState | null): URLSearchParams {
  const next = new URLSearchParams([...query].filter(([name]) => !NAMES.includes(name)))
  if (!shown) return next
  next.set(shown.span, shown.span === 'month' ? shown.day.slice(0, 7) : shown.day)
  if (shown.venue) next.set('venue', shown.venue)
  if (shown.access) next.set('access', shown.access)
  return next
}
