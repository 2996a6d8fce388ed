import type { Event, EventInstance } from '@/payload-types'
import { messagesLanguage } from '../siteMessages'
import type { View } from '../View'
import { bookingState, type BookingState } from './bookingState'

type PageView = Pick<View, 'clock' | 'language' | 'library' | 'messages' | 'site'> & {
  apps: Pick<View['apps'], 'booking'>
}

/** Computes the ticket information of a performance on a page. */
export const performanceBooking = (
  performance: EventInstance,
  event: Event | null,
  { apps, clock, language, library, site, messages: messages }: PageView,
  now = new Date(),
): BookingState =>
  bookingState({
    booking: apps.booking,
    clock: { ...clock, language: messagesLanguage(language, site.defaultLanguage) },
    currency: site.currency,
    event,
    now,
    performance,
    sale: library.sales.get(performance.id) ?? null,
    sellsTickets: site.sellsTickets,
    messages: messages,
  })
