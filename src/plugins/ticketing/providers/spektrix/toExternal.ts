import type {
  ExternalEvent,
  ExternalInstance,
  ExternalVenue,
  SourceField,
  SourceType,
  SourceValue,
} from '../../lib/provider/external'
import { defineValues, textOrNull, readValues, toSourceFields, toWebUrl } from '../../lib/provider/fields'
import { addMinutes, localTime, toWallClock } from '../../lib/provider/times'
import { EVENT_PAGE, INSTANCE_PAGE } from './guesses'
import type { SpektrixEvent, SpektrixInstance } from './schemas'
import { onlyItem } from '@/lib/lists/items'

const ATTRIBUTE = 'attribute_'

const eventValues = defineValues<SpektrixEvent>([
  { label: 'Name', name: 'name', read: ({ name }) => textOrNull(name), type: 'text' },
  { label: 'Description', name: 'description', read: ({ description }) => textOrNull(description), type: 'text' },
  {
    label: 'Formatted description',
    name: 'htmlDescription',
    read: ({ htmlDescription }) => textOrNull(htmlDescription),
    type: 'richText',
  },
  { label: 'Duration in minutes', name: 'duration', read: ({ duration }) => duration || null, type: 'number' },
  { label: 'Image', name: 'imageUrl', read: ({ imageUrl }) => toWebUrl(imageUrl), type: 'image' },
  { label: 'Thumbnail', name: 'thumbnailUrl', read: ({ thumbnailUrl }) => toWebUrl(thumbnailUrl), type: 'image' },
  { label: 'Alternative text', name: 'altText', read: ({ altText }) => textOrNull(altText), type: 'text' },
  {
    label: 'Dates as text',
    name: 'instanceDates',
    read: ({ instanceDates }) => textOrNull(instanceDates),
    type: 'text',
  },
  { label: 'Web event ID', name: 'webEventId', read: ({ webEventId }) => textOrNull(webEventId), type: 'text' },
  { label: 'On sale', name: 'isOnSale', read: ({ isOnSale }) => isOnSale ?? null, type: 'boolean' },
])

const instanceValues = defineValues<SpektrixInstance>([
  {
    label: 'Web instance ID',
    name: 'webInstanceId',
    read: ({ webInstanceId }) => textOrNull(webInstanceId),
    type: 'text',
  },
  { label: 'On sale', name: 'isOnSale', read: ({ isOnSale }) => isOnSale ?? null, type: 'boolean' },
  { label: 'Cancelled', name: 'cancelled', read: ({ cancelled }) => cancelled ?? null, type: 'boolean' },
  {
    label: 'Start of sale',
    name: 'startSellingAtWebUtc',
    read: ({ startSellingAtWebUtc }) => startSellingAtWebUtc ?? null,
    type: 'moment',
  },
  {
    label: 'End of sale',
    name: 'stopSellingAtWebUtc',
    read: ({ stopSellingAtWebUtc }) => stopSellingAtWebUtc ?? null,
    type: 'moment',
  },
])

/** Booking pages identify events and performances by the number at the start of their id. */
function pageOf(site: string | undefined, page: string, query: Record<string, string>, id: string): string | null {
  const number = /^\d+/.exec(id)?.[0]
  return site && number
    ? `${site}/${page}?${new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value || number]))).toString()}`
    : null
}

/** @param site base URL of the client's pages */
export const toEvent = (event: SpektrixEvent, site: string | undefined): ExternalEvent => ({
  bookingUrl: pageOf(site, EVENT_PAGE, { EventId: '' }, event.id),
  firstStart: event.firstInstanceDateTime ? localTime(event.firstInstanceDateTime) : null,
  id: event.id,
  isOnSale: event.isOnSale ?? null,
  lastStart: event.lastInstanceDateTime ? localTime(event.lastInstanceDateTime) : null,
  name: event.name.trim(),
  values: { ...readValues(eventValues, event), ...attributesOf(event) },
  venue: null,
})

/** @param minutes running time of the event; 0 or absent means unknown */
export function toInstance(
  instance: SpektrixInstance,
  venue: ExternalVenue | null,
  minutes: number | null | undefined,
  site: string | undefined,
): ExternalInstance {
  const start = localTime(instance.start, { utc: instance.startUtc ?? null })
  return {
    bookingUrl: pageOf(site, INSTANCE_PAGE, { EventInstanceId: '', resize: 'true' }, instance.id),
    end: minutes ? addMinutes(start, minutes) : null,
    eventId: instance.event.id,
    id: instance.id,
    isCancelled: instance.cancelled ?? false,
    isOnSale: instance.isOnSale ?? null,
    isSoldOut: null,
    onSaleFrom: instance.startSellingAtWebUtc ?? null,
    start,
    values: { ...readValues(instanceValues, instance), ...attributesOf(instance) },
    venue,
  }
}

function toAttribute(value: unknown): { type: SourceType; value: SourceValue } | null {
  if (typeof value === 'boolean') return { type: 'boolean', value }
  if (typeof value === 'number') return { type: 'number', value }
  if (typeof value !== 'string' || value.trim() === '') return null
  const day = /^(\d{4}-\d{2}-\d{2})T00:00:00$/.exec(value)?.[1]
  return day && toWallClock(value) ? { type: 'date', value: day } : { type: 'text', value: value.trim() }
}

const namesOf = (record: object): string[] => Object.keys(record).filter((name) => name.startsWith(ATTRIBUTE))

const attributesOf = (record: Readonly<Record<string, unknown>>): Record<string, SourceValue> =>
  Object.fromEntries(namesOf(record).map((name) => [name, toAttribute(record[name])?.value ?? null]))

/** All attributes of these records. Attributes without any value count as text. */
export function attributeFields(
  records: readonly Readonly<Record<string, unknown>>[],
  of: SourceField['of'],
): SourceField[] {
  const types = new Map<string, Set<SourceType>>()
  for (const record of records) {
    for (const name of namesOf(record)) {
      const known = types.get(name) ?? new Set()
      types.set(name, known)
      const found = toAttribute(record[name])
      if (found) known.add(found.type)
    }
  }
  return [...types]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, found]) => ({
      isAttribute: true,
      label: name.slice(ATTRIBUTE.length),
      name,
      of,
      type: onlyItem(found) ?? 'text',
    }))
}

export const ownFields: readonly SourceField[] = [
  ...toSourceFields(eventValues, 'event'),
  ...toSourceFields(instanceValues, 'instance'),
]
