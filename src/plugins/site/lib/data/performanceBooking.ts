import type { Event, EventInstance } from '../../../../payload-types'
import { wordsLanguage } from '../../words/siteWords'
import type { View } from '../View'
import { bookingState, type BookingState } from './bookingState'

type PageView = Pick<View, 'clock' | 'language' | 'library' | 'site' | 'words'> & {
  apps: Pick<View['apps'], 'booking'>
}

/** Computes the ticket information of a performance on a page. */
export const performanceBooking = (
  performance: EventInstance,
  event: Event | null,
  { apps, clock, language, library, site, words: messages }: PageView,
  now = new Date(),
): BookingState =>
  bookingState({
    booking: apps.booking,
    clock: { ...clock, language: wordsLanguage(language, site.defaultLanguage) },
    currency: site.currency,
    event,
    now,
    performance,
    sale: library.sales.get(performance.id) ?? null,
    sellsTickets: site.sellsTickets,
    words: messages,
  })
