import type { Event, EventInstance } from '@/payload-types'
import { PRESS_PATH } from '../ownPaths'
import { messagesLanguage } from '../siteMessages'
import type { View } from '../View'
import { isMoved } from './announcements'
import { bookingState, type BookingState } from './bookingState'

/** Ticket information of a performance on a page. */
export type PerformanceBooking = BookingState & {
  /** Where the browser reports a press of the link; null where presses are not counted. */
  ping: string | null
}

type PageView = Pick<View, 'clock' | 'language' | 'library' | 'messages' | 'site'> & {
  apps: Pick<View['apps'], 'booking'>
} & Pick<View, 'countsVisits'>

/** Computes the ticket information of a performance on a page. */
export function performanceBooking(
  performance: EventInstance,
  event: Event | null,
  { apps, clock, countsVisits = false, language, library, site, messages: messages }: PageView,
  now = new Date(),
): PerformanceBooking {
  const state = bookingState({
    booking: apps.booking,
    clock: { ...clock, language: messagesLanguage(language, site.defaultLanguage) },
    currency: site.currency,
    event,
    isMoved: isMoved(performance, { library }),
    now,
    performance,
    sale: library.sales.get(performance.id) ?? null,
    sellsTickets: site.sellsTickets,
    messages: messages,
  })
  return { ...state, ping: countsVisits && state.url ? PRESS_PATH + performance.id : null }
}
