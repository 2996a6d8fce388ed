import type { Event } from '@/payload-types'
import { spanIn } from '../formatMoments'
import { messagesLanguage } from '../siteMessages'
import type { View } from '../View'
import { bookingState } from './bookingState'
import { eventEnd, hasEnded } from './eventEnd'
import type { PerformanceBooking } from './performanceBooking'

/**
 * Computes the ticket information of an event without performances, which can be booked until it is over. Only by a link
 * of its own: the page for all others would offer tickets for an event that may need none.
 * @returns null if it has performances, which have their own, or is over
 */
export function eventBooking(event: Event, view: View, now = new Date()): PerformanceBooking | null {
  const { apps, clock, language, library, messages, site } = view
  if (library.states.has(event.id) || hasEnded(event, view, now.getTime())) return null
  const { endDate: end, startDate: start, startDate_tz: zone } = event
  const shown = { ...clock, language: messagesLanguage(language, site.defaultLanguage) }
  const state = bookingState({
    booking: apps.booking && { ...apps.booking, fallback: undefined },
    clock: shown,
    currency: site.currency,
    event,
    isMoved: false,
    messages,
    now,
    performance: { end, instanceStatus: 'scheduled', start: start ?? '', start_tz: zone ?? site.timezone },
    sale: null,
    sellsTickets: site.sellsTickets,
    until: eventEnd(event, site.timezone),
    when: spanIn(start, end, zone, shown),
  })
  return { ...state, ping: null }
}
