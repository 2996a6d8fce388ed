import type { Event, EventInstance } from '../../../../payload-types'
import { wordsLanguage } from '../../words/siteWords'
import type { View } from '../View'
import { bookingState, type BookingState } from './bookingState'

type OfPage = Pick<View, 'clock' | 'language' | 'library' | 'site' | 'words'> & { apps: Pick<View['apps'], 'booking'> }

/** What the visitors of a page are told of the tickets of a performance. */
export const performanceBooking = (
  performance: EventInstance,
  event: Event | null,
  { apps, clock, language, library, site, words }: OfPage,
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
    words,
  })
