import { DateTime } from 'luxon'
import type { MapLocation } from '@/lib/apps/website/WebsitePart'
import type { Event, EventInstance, Person, Post, Venue } from '@/payload-types'
import { fullAddress, type View } from '../View'
import { countryOfZone } from '@/lib/places/countries'
import { endAfter } from '@/lib/time/dateRules'
import { isTimezone } from '@/lib/events/momentInZone'
import { pictureAddress } from '../pictures'
import { isMoved } from './announcements'
import type { BookingState, BookingStateName } from './bookingState'
import { eventBooking } from './eventBooking'
import { isWholeDay } from './eventEnd'
import { eventNotice } from './eventNotice'
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
    // An address must not be empty.
    addressCountry: venue.country ?? countryOfZone(venue.timezone ?? view.site.timezone) ?? undefined,
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

/** The location of an event without a venue, which search engines require: the organisation and its country. */
const siteLocation = ({ site }: View): object => ({
  '@type': 'Place',
  address: countryOfZone(site.timezone)
    ? { '@type': 'PostalAddress', addressCountry: countryOfZone(site.timezone) }
    : site.name,
  name: site.name,
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

/** The state of a whole event: its own, else the one that all its upcoming performances have. */
function wholeState(event: Event, { library }: View): string {
  const states = library.states.get(event.id) ?? []
  const allMoved = states.length > 0 && states.every((state) => state === 'moved')
  return stateOf(eventNotice(event, states), allMoved ? 'moved' : null)
}

/** Availability as defined by schema.org. Other states have no offer. */
const AVAILABILITY: Partial<Record<BookingStateName, string>> = {
  book: 'InStock',
  fewLeft: 'LimitedAvailability',
  free: 'InStock',
  onSaleFrom: 'PreOrder',
  soldOut: 'SoldOut',
}

/**
 * Returns structured data (schema.org) of an event and its performances, with the properties that Google requires:
 * https://developers.google.com/search/docs/appearance/structured-data/event
 * @returns null for an event without a date, which search engines cannot show
 */
export function eventJsonLd(event: Event, performances: EventInstance[], view: View): object | null {
  const venueOf = (performance?: EventInstance) => view.library.get('venues', performance?.venue ?? event.venue)
  const url = fullAddress(view, `/events/${event.slug}`)
  const common = {
    '@type': 'Event',
    description: event.summary ?? undefined,
    image: pictureAddress(view, Array.isArray(event.images) ? event.images[0] : null),
    isAccessibleForFree: isFree(event.priceText, view.site.currency) || undefined,
    name: event.title,
    organizer: { '@type': 'Organization', name: view.site.name, url: view.origin },
    url,
  }
  const at = (moment: string | null | undefined, zone: string | null | undefined) =>
    momentIn(moment, isTimezone(zone) ? zone : view.site.timezone)
  const [first] = performances
  const booking = first ? null : eventBooking(event, view)
  // Without performances, the start of a day is a date without a time.
  const dayOrTime = (moment: string | null | undefined, zone: string | null | undefined) =>
    moment && !first && isWholeDay(moment, zone, view.site.timezone) ? at(moment, zone)?.slice(0, 10) : at(moment, zone)
  const start = event.startDate ?? first?.start
  if (!start) return null
  return {
    '@context': 'https://schema.org',
    ...common,
    // Of a tour, that of the first performance.
    ...placeOf(event.venue ? venueOf() : venueOf(first), performances.some(isStreamed) ? url : null, view),
    endDate: dayOrTime(endAfter(start, event.endDate), event.endDate_tz ?? event.startDate_tz),
    eventStatus: wholeState(event, view),
    // Of an event with performances, each has its own.
    offers: booking ? offerOf(booking, event, url, view) : undefined,
    startDate: dayOrTime(start, event.startDate_tz ?? first?.start_tz),
    subEvent: performances.map((performance) => {
      const booking = performanceBooking(performance, event, view)
      return {
        ...common,
        ...placeOf(venueOf(performance), isStreamed(performance) ? (booking.link ?? url) : null, view),
        endDate: at(endAfter(performance.start, performance.end), performance.end_tz ?? performance.start_tz),
        eventStatus: stateOf(event.eventStatus, isMoved(performance, view) ? 'moved' : performance.instanceStatus),
        offers: offerOf(booking, event, url, view),
        previousStartDate: isMoved(performance, view) ? at(performance.previousStart, performance.start_tz) : undefined,
        startDate: at(performance.start, performance.start_tz),
      }
    }),
  }
}

const isStreamed = ({ accessTypes }: EventInstance): boolean => accessTypes?.includes('live_streamed') ?? false

/** @param stream where a live stream is found; null if there is none */
function placeOf(venue: Venue | null, stream: string | null, view: View): object {
  const place = venue ? venueJsonLd(venue, view) : siteLocation(view)
  return {
    eventAttendanceMode: `https://schema.org/${stream ? 'Mixed' : 'Offline'}EventAttendanceMode`,
    location: stream ? [place, { '@type': 'VirtualLocation', url: stream }] : place,
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
