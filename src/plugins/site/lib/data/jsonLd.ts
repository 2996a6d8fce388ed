import { DateTime } from 'luxon'
import type { MapLocation } from '../../../../lib/apps/website/WebsitePart'
import type { Event, EventInstance, Person, Post, Venue } from '../../../../payload-types'
import { fullAddress, type View } from '../View'
import { isTimezone } from '../../../../lib/events/momentInZone'
import { pictureAddress } from '../pictures'
import type { BookingState, BookingStateName } from './bookingState'
import { performanceBooking } from './performanceBooking'
import { isFree, parsePrices } from './parsePrices'

/** Returns the location of a venue; null when it has no coordinates. */
export const venueLocation = ({ lat, lng, name }: Venue): MapLocation | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng, name } : null

/** Returns structured data (schema.org) of a venue. */
export const venueJsonLd = (venue: Venue, view: View): object => ({
  '@context': 'https://schema.org',
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressCountry: venue.country ?? undefined,
    addressLocality: venue.city ?? undefined,
    addressRegion: venue.region ?? undefined,
    postalCode: venue.postcode ?? undefined,
    streetAddress: venue.street ?? undefined,
  },
  geo:
    typeof venue.lat === 'number' && typeof venue.lng === 'number'
      ? { '@type': 'GeoCoordinates', latitude: venue.lat, longitude: venue.lng }
      : undefined,
  image: pictureAddress(view, venue.image),
  name: venue.name,
  telephone: venue.phone ?? undefined,
  url: fullAddress(view, `/venues/${venue.slug}`),
})

/** Returns structured data (schema.org) of a person. */
export const personJsonLd = (person: Person, view: View): object => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  description: person.summary ?? undefined,
  image: pictureAddress(view, person.portrait),
  jobTitle: person.profession ?? undefined,
  name: person.name,
  sameAs: person.website ?? undefined,
  url: fullAddress(view, `/people/${person.slug}`),
})

/** Returns structured data (schema.org) of a post. */
export const postJsonLd = (post: Post, view: View): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  datePublished: post.publishDate ?? post.publishedAt ?? undefined,
  description: post.summary ?? undefined,
  headline: post.title,
  image: pictureAddress(view, post.image),
  publisher: { '@type': 'Organization', name: view.site.name, url: view.origin },
  url: fullAddress(view, `/posts/${post.slug}`),
})

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
