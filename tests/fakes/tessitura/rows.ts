import {
  inOrder,
  isOnSale,
  utcOf,
  withOffset,
  type BoxOfficeEvent,
  type BoxOfficeInstance,
  type Season,
} from '@/plugins/ticketing/demo/season'

/** Tessitura pads texts from its database with spaces. */
const padded = (text: string): string => text.padEnd(30)

/** With the server's UTC offset and 0 to 7 fractional digits. */
function dateOf(season: Season, local: string, number: number): string {
  const digits = '0406347'.slice(0, number % 8)
  const written = withOffset(season, local).replace(/Z$/, '+00:00')
  return digits === '' ? written : written.replace(/(T\d{2}:\d{2}:\d{2})/, `$1.${digits}`)
}

const SEASON = { Description: padded('2025/2026'), FYear: 2026, Id: 194, Inactive: false }

const texts = { Text1: null, Text2: padded('Second text'), Text3: null, Text4: '' }

const datesOf = (season: Season, { instances, number }: BoxOfficeEvent) => {
  const starts = inOrder(instances).map(({ start }) => start)
  return {
    FirstPerformanceDate: starts[0] ? dateOf(season, starts[0], number) : null,
    LastPerformanceDate: starts.length > 0 ? dateOf(season, starts.at(-1)!, number + 1) : null,
  }
}

/** An event in the format of `TXN/ProductionSeasons/{id}`. */
export const writeEvent = (season: Season, event: BoxOfficeEvent): Record<string, unknown> => ({
  CreateLocation: 'WS513',
  CreatedBy: 'staff   ',
  CreatedDateTime: '2025-01-19T13:03:18.337-05:00',
  Description: padded(event.name),
  Fulltext: event.name,
  Id: event.number,
  InventoryType: 'S',
  Premiere: null,
  PremiereDescription: null,
  Production: { Description: padded(event.name), Id: event.number + 500_000 },
  Season: SEASON,
  ShortName: null,
  ...texts,
  ...datesOf(season, event),
})

const foundEvent = (season: Season, event: BoxOfficeEvent): Record<string, unknown> => ({
  ConstituentInterestWeight: null,
  PremiereDescription: null,
  Production: { Description: padded(event.name), Id: event.number + 500_000 },
  ProductionSeasonDescription: padded(event.name),
  ProductionSeasonId: event.number,
  Season: SEASON,
  ShortName: null,
  ...texts,
  ...datesOf(season, event),
})

const venueOf = (season: Season, { eventNumber }: BoxOfficeInstance) =>
  season.venues.find(({ number }) => number === season.events.get(eventNumber)?.venueNumber)

const shared = (season: Season, instance: BoxOfficeInstance): Record<string, unknown> => ({
  DoorsClose: null,
  DoorsOpen: null,
  Duration: season.events.get(instance.eventNumber)?.minutes || null,
  PublishClientEndDate: null,
  PublishClientStartDate: instance.onSaleFrom && dateOf(season, instance.onSaleFrom, instance.number),
  PublishWebApiEndDate: null,
  PublishWebApiStartDate: null,
  SalesNotes: null,
  SalesNotesRequired: false,
  Season: SEASON,
  TimeSlot: { Description: padded('Evening'), Id: 1 },
  ...texts,
})

const statusOf = ({ isCancelled }: BoxOfficeInstance) =>
  isCancelled ? { Description: 'Cancelled', Id: 7 } : { Description: 'On Sale', Id: 1 }

/** A performance in the format of `GET TXN/Performances`: other names than in a search, and a boolean. */
export const writePerformance = (season: Season, instance: BoxOfficeInstance): Record<string, unknown> => ({
  AvailSaleIndicator: isOnSale(season, instance),
  Code: `P${instance.number}`,
  Date: dateOf(season, instance.start, instance.number),
  Description: padded(season.events.get(instance.eventNumber)?.name ?? ''),
  Id: instance.number,
  ShortName: null,
  Status: statusOf(instance),
  Type: { Description: 'Default', Id: 1 },
  ...shared(season, instance),
})

function foundPerformance(season: Season, instance: BoxOfficeInstance, mode: number | null): Record<string, unknown> {
  const venue = venueOf(season, instance)
  const name = padded(season.events.get(instance.eventNumber)?.name ?? '')
  return {
    AvailSaleIndicator: isOnSale(season, instance) ? 'Y' : 'N',
    BusinessUnitId: 1,
    Facility: venue ? { Description: padded(venue.name), Id: venue.number } : null,
    FacilityDescription: padded(venue?.name ?? ''),
    ModeOfSale: mode === null ? null : { Description: `Mode ${mode}`, Id: mode },
    ModeOfSaleStartDate: mode !== null && instance.onSaleFrom ? dateOf(season, instance.onSaleFrom, 0) : null,
    PerformanceCode: `P${instance.number}`,
    PerformanceDate: dateOf(season, instance.start, instance.number),
    PerformanceDescription: name,
    PerformanceId: instance.number,
    PerformanceShortName: null,
    PerformanceStatus: statusOf(instance),
    PerformanceStatusDescription: statusOf(instance).Description,
    PerformanceType: { Description: 'Default', Id: 1, Inactive: false },
    ProductionSeason: { Description: name, Id: instance.eventNumber },
    ZoneMap: null,
    ...shared(season, instance),
  }
}

const isAfter =
  (season: Season, { PerformanceEndDate: to, PerformanceStartDate: from }: Record<string, unknown>) =>
  (instance: BoxOfficeInstance): boolean => {
    const start = Date.parse(utcOf(season, instance.start))
    return (
      (typeof from !== 'string' || start >= Date.parse(from)) && (typeof to !== 'string' || start <= Date.parse(to))
    )
  }

const ids = (list: unknown): number[] | null =>
  typeof list === 'string' && list !== '' ? list.split(',').map(Number) : null

export function* searchEvents(season: Season, search: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const event of season.events.values())
    if (event.instances.some(isAfter(season, search))) yield foundEvent(season, event)
}

/** Mode of sale 5 includes all performances, mode 6 those with odd numbers. */
export function* searchPerformances(
  season: Season,
  search: Record<string, unknown>,
): Generator<Record<string, unknown>> {
  const events = ids(search.ProductionSeasonIds)
  const mode = typeof search.ModeOfSaleId === 'number' ? search.ModeOfSaleId : null
  for (const instance of inOrder(season.instances.values())) {
    if (events && !events.includes(instance.eventNumber)) continue
    if (!isAfter(season, search)(instance)) continue
    if (mode !== null && mode !== 5 && !(mode === 6 && instance.number % 2 === 1)) continue
    yield foundPerformance(season, instance, mode)
  }
}

/** Entries of a `…/Summary` endpoint; undefined if it does not exist. */
export function entriesOf(season: Season, path: string): Record<string, unknown>[] | undefined {
  const inactive = { Description: 'No longer used', Id: 999, Inactive: true }
  const lists: Record<string, Record<string, unknown>[]> = {
    'Finance/Funds/Summary': [
      ...season.funds.map(({ name, number }) => ({
        BusinessUnitId: 1,
        Description: padded(name),
        Id: number,
        Inactive: false,
      })),
      inactive,
    ],
    'Finance/MembershipLevels/Summary': season.memberships.map(({ name, number }) => ({
      Code: `M${number}`,
      ConstituencyType: null,
      Description: padded(name),
      Id: number,
      Inactive: false,
      StartAmount: 50,
    })),
    'Finance/MembershipOrganizations/Summary': [{ Description: 'Friends', EditIndicator: true, Id: 1 }],
    'ReferenceData/Seasons/Summary': [SEASON, inactive],
    'ReferenceData/WebContentTypes/Summary': [
      { Description: 'Synopsis', Id: 4, Inactive: false },
      { Description: padded('Review'), Id: 5, Inactive: false },
      inactive,
    ],
    'TXN/Facilities/Summary': season.venues.map(({ name, number }) => ({
      Description: padded(name),
      Id: number,
      SeatMap: null,
    })),
    'TXN/ModesOfSale/Summary': [
      { Category: null, Description: 'Web', Id: 5, Inactive: false },
      { Category: null, Description: 'Telephone', Id: 6, Inactive: false },
      inactive,
    ],
  }
  return lists[path]
}
