import { DateTime } from 'luxon'
import { isTimezone } from '../../../../lib/events/isTimezone'
import type { Event, EventInstance } from '../../../../payload-types'
import { fullAddress, type View } from '../View'
import type { BookingState, BookingStateName } from './bookingState'
import { performanceBooking } from './performanceBooking'
import { pictureAddress } from './pictureAddress'
import { venueJsonLd } from './venueJsonLd'
import { isFree, parsePrices } from './parsePrices'

const STATES: Record<string, string> = {
  cancelled: 'EventCancelled',
  moved: 'EventRescheduled',
  postponed: 'EventPostponed',
}

const stateOf = (...states: (string | null | undefined)[]): string => {
  const found = ['cancelled', 'postponed', 'moved'].find((state) => states.includes(state))
  return `https://schema.org/${STATES[found ?? ''] ?? 'EventScheduled'}`
}

/** Availability as defined by schema.org. Other states have no offer. */
const AVAILABILITY: Partial<Record<BookingStateName, string>> = {
  book: 'InStock',
  fewLeft: 'LimitedAvailability',
  free: 'InStock',
  onSaleFrom: 'PreOrder',
  soldOut: 'SoldOut',
}

/** Returns structured data (schema.org) of an event and its performances. */
export function eventJsonLd(event: Event, performances: EventInstance[], view: View): object {
  const venue = view.library.get('venues', event.venue)
  const url = fullAddress(view, `/events/${event.slug}`)
  const common = {
    '@type': 'Event',
    description: event.summary ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: pictureAddress(view, Array.isArray(event.images) ? event.images[0] : null),
    isAccessibleForFree: isFree(event.priceText, view.site.currency) || undefined,
    name: event.title,
    organizer: { '@type': 'Organization', name: view.site.name, url: view.origin },
    url,
  }
  const at = (moment: string | null | undefined, zone: string | null | undefined) =>
    momentIn(moment, isTimezone(zone) ? zone : view.site.timezone)
  return {
    '@context': 'https://schema.org',
    ...common,
    endDate: at(event.endDate, event.endDate_tz),
    eventStatus: stateOf(event.eventStatus),
    location: venue ? venueJsonLd(venue, view) : undefined,
    startDate: at(event.startDate, event.startDate_tz),
    subEvent: performances.map((performance) => {
      const place = view.library.get('venues', performance.venue) ?? venue
      return {
        ...common,
        endDate: at(performance.end, performance.end_tz ?? performance.start_tz),
        eventStatus: stateOf(event.eventStatus, performance.instanceStatus),
        location: place ? venueJsonLd(place, view) : undefined,
        offers: offerOf(performanceBooking(performance, event, view), event, url, view),
        previousStartDate:
          performance.instanceStatus === 'moved' ? at(performance.previousStart, performance.start_tz) : undefined,
        startDate: at(performance.start, performance.start_tz),
      }
    }),
  }
}

/** Formats a moment with the UTC offset of its time zone: search engines show it as written. */
const momentIn = (moment: string | null | undefined, zone: string): string | undefined =>
  moment ? (DateTime.fromISO(moment, { zone }).toISO({ suppressMilliseconds: true }) ?? moment) : undefined

function offerOf(
  { from, link, state }: BookingState,
  { priceText }: Event,
  page: string,
  { site }: View,
): object | undefined {
  const availability = AVAILABILITY[state]
  if (!availability || (!site.sellsTickets && !link)) return undefined
  const prices = parsePrices(priceText, site.currency)
  const price =
    prices &&
    (prices.low === prices.high
      ? { '@type': 'Offer', price: prices.low }
      : { '@type': 'AggregateOffer', highPrice: prices.high, lowPrice: prices.low })
  return {
    '@type': 'Offer',
    ...price,
    availability: `https://schema.org/${availability}`,
    priceCurrency: prices ? site.currency : undefined,
    url: link ?? page,
    validFrom: from ?? undefined,
  }
}
