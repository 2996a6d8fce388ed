import type { Event, EventInstance } from '../../../../payload-types'
import { fullAddress, type View } from '../View'
import { pictureAddress } from './pictureAddress'
import { placeData } from './placeData'

const STATES: Record<string, string> = { cancelled: 'EventCancelled', postponed: 'EventPostponed' }

const stateOf = (state: string | null | undefined): string => `https://schema.org/${STATES[state ?? ''] ?? 'EventScheduled'}`

/** An event and its performances, as schema.org has them. */
export function eventData(event: Event, performances: EventInstance[], view: View): object {
  const venue = view.library.get('venues', event.venue)
  const url = fullAddress(view, `/events/${event.slug}`)
  const common = {
    '@type': 'Event',
    description: event.summary ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: pictureAddress(view, Array.isArray(event.images) ? event.images[0] : null),
    name: event.title,
    organizer: { '@type': 'Organization', name: view.site.name, url: view.origin },
    url,
  }
  return {
    '@context': 'https://schema.org',
    ...common,
    endDate: event.endDate ?? undefined,
    eventStatus: stateOf(event.eventStatus),
    location: venue ? placeData(venue, view) : undefined,
    startDate: event.startDate ?? undefined,
    subEvent: performances.map((one) => {
      const place = view.library.get('venues', one.venue) ?? venue
      const booking = one.bookingLinkURL || event.bookingLinkURL
      return {
        ...common,
        endDate: one.end ?? undefined,
        eventStatus: stateOf(one.instanceStatus),
        location: place ? placeData(place, view) : undefined,
        offers: view.site.sellsTickets && booking ? { '@type': 'Offer', availability: `https://schema.org/${one.instanceStatus === 'sold_out' ? 'SoldOut' : 'InStock'}`, priceCurrency: view.site.currency, url: booking } : undefined,
        startDate: one.start,
      }
    }),
  }
}
