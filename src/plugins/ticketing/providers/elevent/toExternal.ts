import type { ExternalEvent, ExternalInstance, SourceField } from '../../lib/provider/external'
import { defineValues, textOrNull, readValues, toSourceFields, toWebUrl } from '../../lib/provider/fields'
import { localTime } from '../../lib/provider/times'
import { TICKET_SITE } from './guesses'
import type { EleventEvent, EleventShowtime } from './schemas'

const eventValues = defineValues<EleventEvent>([
  { label: 'Name', name: 'name', read: ({ EventName }) => textOrNull(EventName), type: 'text' },
  { label: 'Description', name: 'description', read: ({ Description }) => textOrNull(Description), type: 'richText' },
  { label: 'Type', name: 'eventType', read: ({ EventTypeName }) => textOrNull(EventTypeName), type: 'text' },
  {
    label: 'Length in minutes',
    name: 'duration',
    read: ({ LengthInMinutes }) => LengthInMinutes || null,
    type: 'number',
  },
  { label: 'Year of release', name: 'releaseYear', read: ({ ReleaseYear }) => textOrNull(ReleaseYear), type: 'text' },
  { label: 'Director', name: 'director', read: ({ DirectorString }) => textOrNull(DirectorString), type: 'text' },
  { label: 'Image', name: 'imageUrl', read: ({ ImageUrl }) => toWebUrl(ImageUrl), type: 'image' },
  { label: 'Page of the event', name: 'eventUrl', read: (event) => bookingUrlOf(event), type: 'url' },
])

const showtimeValues = defineValues<EleventShowtime>([
  { label: 'Venue', name: 'venueName', read: ({ VenueDisplayName }) => textOrNull(VenueDisplayName), type: 'text' },
  { label: 'On sale', name: 'isOnSale', read: ({ IsOnSale }) => IsOnSale ?? null, type: 'boolean' },
  { label: 'Sold out', name: 'isSoldOut', read: ({ IsSoldOut }) => IsSoldOut ?? null, type: 'boolean' },
])

export const ownFields: readonly SourceField[] = [
  ...toSourceFields(eventValues, 'event'),
  ...toSourceFields(showtimeValues, 'instance'),
]

/** `EventUrl` is relative to the ticket site; links to other hosts are dropped. */
export function bookingUrlOf({ EventUrl }: Pick<EleventEvent, 'EventUrl'>): string | null {
  const path = textOrNull(EventUrl)
  const address = `${TICKET_SITE}/${path?.replace(/^\/+/, '') ?? ''}`
  return path && URL.canParse(address) && new URL(address).origin === TICKET_SITE ? address : null
}

export const toEvent = (event: EleventEvent): ExternalEvent => ({
  bookingUrl: bookingUrlOf(event),
  firstStart: event.StartDateTime ? localTime(event.StartDateTime) : null,
  id: event.EventId,
  isOnSale: null,
  lastStart: event.EndDateTime ? localTime(event.EndDateTime) : null,
  name: event.EventName.trim(),
  values: readValues(eventValues, event),
  venue: null,
})

/** @param bookingUrl of its event, because showtimes have no page of their own */
export function toInstance(showtime: EleventShowtime, bookingUrl: string | null): ExternalInstance {
  const venue = textOrNull(showtime.VenueDisplayName)
  return {
    bookingUrl,
    end: showtime.EndDateTime ? localTime(showtime.EndDateTime) : null,
    eventId: showtime.EventId,
    id: showtime.ShowtimeId,
    isCancelled: false,
    isOnSale: showtime.IsOnSale ?? null,
    isSoldOut: showtime.IsSoldOut ?? null,
    onSaleFrom: null,
    start: localTime(showtime.StartDateTime),
    values: readValues(showtimeValues, showtime),
    venue: venue === null ? null : { id: showtime.VenueId ?? null, name: venue },
  }
}
