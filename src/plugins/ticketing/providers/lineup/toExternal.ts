import { isFewLeft } from '@/lib/events/sale'
import type { ExternalEvent, ExternalInstance, ExternalTime, SourceField } from '../../lib/provider/external'
import { defineValues, textOrNull, readValues, toSourceFields, toWebUrl } from '../../lib/provider/fields'
import { localTime, toWallClock, toZone } from '../../lib/provider/times'
import { bookingUrlOf } from './guesses'
import type { LineupEvent, LineupPerformance } from './schemas'

/** Tags are strings, or objects with a name. */
function toTags(tags: readonly unknown[] | null | undefined): string[] {
  const names = (tags ?? []).map((tag) =>
    typeof tag === 'object' && tag !== null ? (tag as Record<string, unknown>).name : tag,
  )
  return names.filter((name): name is string => typeof name === 'string' && name.trim() !== '')
}

const nameOf = ({ name, title }: LineupEvent): string => (title ?? name ?? '').trim()

const eventValues = defineValues<LineupEvent>([
  { label: 'Title', name: 'name', read: (event) => textOrNull(nameOf(event)), type: 'text' },
  { label: 'Description', name: 'description', read: ({ description }) => textOrNull(description), type: 'richText' },
  {
    label: 'Short description',
    name: 'shortDescription',
    read: ({ shortDescription }) => textOrNull(shortDescription),
    type: 'text',
  },
  { label: 'Image', name: 'imageUrl', read: ({ image }) => toWebUrl(image?.url), type: 'image' },
  { label: 'Venue', name: 'venueName', read: ({ venue }) => textOrNull(venue?.name), type: 'text' },
  { label: 'Tags', name: 'tags', read: ({ tags }) => toTags(tags), type: 'list' },
])

const performanceValues = defineValues<LineupPerformance>([
  { label: 'Capacity', name: 'totalCapacity', read: ({ totalCapacity }) => totalCapacity ?? null, type: 'number' },
  {
    label: 'Tickets left',
    name: 'totalCapacityRemaining',
    read: ({ totalCapacityRemaining }) => totalCapacityRemaining ?? null,
    type: 'number',
  },
  { label: 'Tags', name: 'tags', read: ({ tags }) => toTags(tags), type: 'list' },
])

export const ownFields: readonly SourceField[] = [
  ...toSourceFields(eventValues, 'event'),
  ...toSourceFields(performanceValues, 'instance'),
]

const toTime = (day: string, time: string, zone: string | null = null): ExternalTime =>
  localTime(toWallClock(`${day}T${time}`) ?? `${day}T${time}`, { zone })

const venueOf = ({ venue }: LineupEvent): ExternalEvent['venue'] => {
  const name = textOrNull(venue?.name)
  return name === null ? null : { id: venue?.id ?? null, name }
}

export const toEvent = (event: LineupEvent, siteUrl: string | undefined): ExternalEvent => ({
  bookingUrl: bookingUrlOf(siteUrl),
  firstStart: event.nextPerformance ? toTime(event.nextPerformance.startDate, event.nextPerformance.startTime) : null,
  id: event.id,
  isOnSale: null,
  lastStart: event.lastPerformance ? toTime(event.lastPerformance.startDate, event.lastPerformance.startTime) : null,
  name: nameOf(event),
  values: readValues(eventValues, event),
  venue: venueOf(event),
})

/**
 * Dates and times are separate and local. An end time without a date is on the day of the start; if that is before the
 * start, the end is unknown.
 */
export function toInstance(performance: LineupPerformance, siteUrl: string | undefined): ExternalInstance {
  const { endDate, endTime, startDate, startTime, timeZone, totalCapacity, totalCapacityRemaining } = performance
  const zone = toZone(timeZone)
  const end = endTime && (endDate ?? (endTime > startTime ? startDate : null))
  return {
    bookingUrl: bookingUrlOf(siteUrl),
    end: end ? toTime(end, endTime, zone) : null,
    eventId: performance.eventId,
    id: performance.id,
    isCancelled: false,
    isFewLeft: isFewLeft(totalCapacityRemaining, totalCapacity),
    isOnSale: null,
    isSoldOut:
      typeof totalCapacityRemaining === 'number' ? (totalCapacity ?? 1) > 0 && totalCapacityRemaining <= 0 : null,
    onSaleFrom: null,
    start: toTime(startDate, startTime, zone),
    values: readValues(performanceValues, performance),
    venue: null,
  }
}
