import type {
  ExternalEvent,
  ExternalInstance,
  ExternalTime,
  ExternalVenue,
  SourceField,
  SourceValue,
} from '../../lib/provider/external'
import { defineValues, textOrNull, readValues, toSourceFields } from '../../lib/provider/fields'
import { addMinutes } from '../../lib/provider/times'
import { CANCELLED } from './guesses'
import type { FoundEvent, OneEvent, Performance, Summary } from './schemas'

type EventTexts = Pick<
  FoundEvent,
  | 'FirstPerformanceDate'
  | 'LastPerformanceDate'
  | 'PremiereDescription'
  | 'Production'
  | 'Season'
  | 'ShortName'
  | 'Text1'
  | 'Text2'
  | 'Text3'
  | 'Text4'
> & { name: string }

const momentOf = (time: ExternalTime | null | undefined): string | null => time?.utc ?? null

const eventValues = defineValues<EventTexts>([
  { label: 'Description', name: 'name', read: ({ name }) => textOrNull(name), type: 'text' },
  { label: 'Short name', name: 'shortName', read: ({ ShortName }) => textOrNull(ShortName), type: 'text' },
  {
    label: 'Production',
    name: 'production',
    read: ({ Production }) => textOrNull(Production?.Description),
    type: 'text',
  },
  { label: 'Season', name: 'season', read: ({ Season }) => textOrNull(Season?.Description), type: 'text' },
  {
    label: 'Premiere',
    name: 'premiere',
    read: ({ PremiereDescription }) => textOrNull(PremiereDescription),
    type: 'text',
  },
  { label: 'Text 1', name: 'text1', read: ({ Text1 }) => textOrNull(Text1), type: 'text' },
  { label: 'Text 2', name: 'text2', read: ({ Text2 }) => textOrNull(Text2), type: 'text' },
  { label: 'Text 3', name: 'text3', read: ({ Text3 }) => textOrNull(Text3), type: 'text' },
  { label: 'Text 4', name: 'text4', read: ({ Text4 }) => textOrNull(Text4), type: 'text' },
])

const performanceValues = defineValues<Performance>([
  {
    label: 'Description',
    name: 'name',
    read: ({ PerformanceDescription }) => textOrNull(PerformanceDescription),
    type: 'text',
  },
  {
    label: 'Short name',
    name: 'shortName',
    read: ({ PerformanceShortName }) => textOrNull(PerformanceShortName),
    type: 'text',
  },
  { label: 'Code', name: 'code', read: ({ PerformanceCode }) => textOrNull(PerformanceCode), type: 'text' },
  { label: 'Status', name: 'status', read: (performance) => statusOf(performance), type: 'text' },
  {
    label: 'Type',
    name: 'type',
    read: ({ PerformanceType }) => textOrNull(PerformanceType?.Description),
    type: 'text',
  },
  { label: 'Time slot', name: 'timeSlot', read: ({ TimeSlot }) => textOrNull(TimeSlot?.Description), type: 'text' },
  { label: 'Season', name: 'season', read: ({ Season }) => textOrNull(Season?.Description), type: 'text' },
  { label: 'Duration in minutes', name: 'duration', read: ({ Duration }) => Duration || null, type: 'number' },
  { label: 'Doors open', name: 'doorsOpen', read: ({ DoorsOpen }) => momentOf(DoorsOpen), type: 'moment' },
  { label: 'Start of sale', name: 'onSaleFrom', read: (performance) => onSaleFrom(performance), type: 'moment' },
  { label: 'Sales notes', name: 'salesNotes', read: ({ SalesNotes }) => textOrNull(SalesNotes), type: 'text' },
  { label: 'Text 1', name: 'text1', read: ({ Text1 }) => textOrNull(Text1), type: 'text' },
  { label: 'Text 2', name: 'text2', read: ({ Text2 }) => textOrNull(Text2), type: 'text' },
  { label: 'Text 3', name: 'text3', read: ({ Text3 }) => textOrNull(Text3), type: 'text' },
  { label: 'Text 4', name: 'text4', read: ({ Text4 }) => textOrNull(Text4), type: 'text' },
])

export const ownFields: readonly SourceField[] = [
  ...toSourceFields(eventValues, 'event'),
  ...toSourceFields(performanceValues, 'instance'),
]

/** Source field name of a web content type. */
export const nameOfContent = (typeId: number): string => `webContent_${typeId}`

export const contentField = ({ Description, Id }: Summary): SourceField => ({
  isAttribute: true,
  label: textOrNull(Description) ?? String(Id),
  name: nameOfContent(Id),
  of: 'event',
  type: 'richText',
})

/** Web content of one event for all types. @param found null if it could not be read */
export const contentValues = (
  types: readonly Summary[],
  found: ReadonlyMap<number, string | null> | null,
): Record<string, SourceValue> =>
  found === null ? {} : Object.fromEntries(types.map(({ Id }) => [nameOfContent(Id), found.get(Id) ?? null]))

const toEvent = (id: number, texts: EventTexts): ExternalEvent => ({
  // The public sales site is on another host, which the API does not report.
  bookingUrl: null,
  firstStart: texts.FirstPerformanceDate ?? null,
  id: String(id),
  isOnSale: null,
  lastStart: texts.LastPerformanceDate ?? null,
  name: texts.name.trim(),
  values: readValues(eventValues, texts),
  venue: null,
})

export const foundToEvent = (event: FoundEvent): ExternalEvent =>
  toEvent(event.ProductionSeasonId, { ...event, name: event.ProductionSeasonDescription })

export const oneToEvent = (event: OneEvent): ExternalEvent => toEvent(event.Id, { ...event, name: event.Description })

const statusOf = ({ PerformanceStatus, PerformanceStatusDescription }: Performance): string | null =>
  textOrNull(PerformanceStatus?.Description) ?? textOrNull(PerformanceStatusDescription)

const onSaleFrom = ({
  ModeOfSaleStartDate,
  PublishClientStartDate,
  PublishWebApiStartDate,
}: Performance): string | null =>
  momentOf(ModeOfSaleStartDate) ?? momentOf(PublishWebApiStartDate) ?? momentOf(PublishClientStartDate)

function isOnSale({ AvailSaleIndicator }: Performance): boolean | null {
  if (AvailSaleIndicator === null || AvailSaleIndicator === undefined) return null
  return typeof AvailSaleIndicator === 'boolean' ? AvailSaleIndicator : AvailSaleIndicator.trim().toUpperCase() === 'Y'
}

function venueOf({ Facility, FacilityDescription }: Performance): ExternalVenue | null {
  const name = textOrNull(Facility?.Description) ?? textOrNull(FacilityDescription)
  return name === null
    ? null
    : { id: Facility?.Id === null || Facility?.Id === undefined ? null : String(Facility.Id), name }
}

export function toInstance(performance: Performance): ExternalInstance {
  const start = performance.PerformanceDate
  return {
    bookingUrl: null,
    end: performance.Duration ? addMinutes(start, performance.Duration) : null,
    eventId: String(performance.ProductionSeason.Id),
    id: String(performance.PerformanceId),
    isCancelled: CANCELLED.test(statusOf(performance) ?? ''),
    isOnSale: isOnSale(performance),
    isSoldOut: null,
    onSaleFrom: onSaleFrom(performance),
    start,
    values: readValues(performanceValues, performance),
    venue: venueOf(performance),
  }
}
