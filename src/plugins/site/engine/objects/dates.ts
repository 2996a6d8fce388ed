import type { Event, EventInstance } from '@/payload-types'
import { hasEnded } from '../../lib/data/eventEnd'
import { performanceBooking } from '../../lib/data/performanceBooking'
import { formatMonth } from '../../lib/formatMoments'
import { listOf, type View } from '../../lib/View'
import { declareObject, many, text, yesNo } from '../declare'

/** The performances of one month. */
interface Month {
  isOpen: boolean
  performances: EventInstance[]
  title: string
}

/** Returns the performances that the page of an event lists: none on its further pages, which begin later. */
const listedFirst = (event: Event, view: View): EventInstance[] =>
  (view.content.page ?? 1) === 1 ? listOf<EventInstance>(view, event, 'performances') : []

/**
 * Returns the performance that a visitor looks for: the first that can be booked, else the first that is to come, else
 * the first.
 */
export function nextPerformance(event: Event, view: View): EventInstance | null {
  const listed = listedFirst(event, view).map((performance) => ({
    booking: performanceBooking(performance, event, view),
    performance,
  }))
  const found =
    listed.find(({ booking }) => booking.url) ??
    listed.find(({ booking: { state } }) => !['cancelled', 'over', 'postponed', 'soldOut'].includes(state)) ??
    listed[0]
  return found?.performance ?? null
}

/** Groups the listed performances of an event by month. The month of the next one is open, else the first. */
export function monthsOf(event: Event, view: View): Month[] {
  const next = nextPerformance(event, view)
  const months: Month[] = []
  for (const performance of listOf<EventInstance>(view, event, 'performances')) {
    const title = formatMonth(performance.start, performance.start_tz, view.clock)
    const last = months.at(-1)
    if (last?.title === title) last.performances.push(performance)
    else months.push({ isOpen: false, performances: [performance], title })
  }
  const open = months.find(({ performances }) => next !== null && performances.includes(next)) ?? months[0]
  if (open) open.isOpen = true
  return months
}

/** Whether an event has ended, and none of its performances is still listed. */
export const isOver = (event: Event, view: View): boolean =>
  listOf(view, event, 'performances').length === 0 && hasEnded(event, view)

declareObject<Month>('month', 'The performances of one month.', {
  is_open: yesNo('It has the next performance.', ({ isOpen: of }) => of),
  performances: many('performance', 'In their order.', ({ performances }) => performances),
  title: text('November 2026', ({ title }) => title),
})
