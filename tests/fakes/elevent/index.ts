import type { BoxOfficeResponse, BoxOfficeRequest } from '@/plugins/ticketing/demo/http'
import { addMinutes, localTime } from '@/plugins/ticketing/lib/provider/times'
import {
  inOrder,
  isOnSale,
  type BoxOfficeEvent,
  type BoxOfficeInstance,
  type Season,
} from '@/plugins/ticketing/demo/season'
import { startFake, type Fake } from '../startFake'

export const API_KEY = 'api-key-of-elevent'

const refuse = (status: number, Message: string): BoxOfficeResponse => ({ json: { Message }, status })

/** Elevent's API as assumed in `guesses.ts`. @param largestPage maximum records per page, whatever is requested */
export const startEleventFake = (season: Season, { largestPage }: { largestPage: number }, port = 0): Promise<Fake> =>
  startFake(
    (request) =>
      request.headers['x-api-key'] === API_KEY
        ? handlePath(season, largestPage, request)
        : refuse(401, 'The API key is not valid.'),
    port,
  )

function handlePath(season: Season, largestPage: number, { path, query }: BoxOfficeRequest): BoxOfficeResponse {
  const [version, list, id, part] = path.split('/').slice(1)
  const page = <Item>(items: readonly Item[], write: (item: Item) => unknown): BoxOfficeResponse => {
    const size = Math.min(largestPage, Number(query.get('pageSize') ?? 100))
    const number = Number(query.get('page') ?? 1)
    return {
      json: {
        Items: items.slice((number - 1) * size, number * size).map(write),
        Page: number,
        PageSize: size,
        TotalCount: items.length,
      },
    }
  }
  if (version !== 'v1') return refuse(404, 'Not found')
  if (list === 'client')
    return { json: { ClientId: 7, ClientName: 'Riverside Film Festival', TimeZone: season.zone, UrlName: 'RFF' } }
  if (list === 'memberships')
    return page(season.memberships, ({ description, name, number }) => ({
      Description: description,
      IsOnSale: true,
      MembershipId: number,
      Name: name,
      Price: 75,
      Url: `RFF/m/${number}`,
    }))
  if (list === 'donations')
    return page(season.funds, ({ description, name, number }) => ({
      Description: description,
      DonationId: number,
      IsActive: true,
      Name: name,
      Url: `RFF/d/${number}`,
    }))
  if (list === 'venues')
    return page(season.venues, ({ name, number }) => ({
      Address: '1 Example Street',
      Name: name,
      Url: null,
      VenueId: number,
    }))
  if (list !== 'events') return refuse(404, 'Not found')
  if (id === undefined)
    return page(
      [...season.events.values()].filter(
        ({ instances }) =>
          instances.length === 0 || instances.some(({ start }) => start.slice(0, 10) >= (query.get('startFrom') ?? '')),
      ),
      writeEvent,
    )
  const event = season.events.get(Number(id))
  if (!event) return refuse(404, 'Not found')
  if (part === undefined) return { json: writeEvent(event) }
  return part === 'showtimes'
    ? page(inOrder(event.instances), (instance) => writeShowtime(season, event, instance))
    : refuse(404, 'Not found')
}

/** Events with an even number have no end. */
function writeEvent(event: BoxOfficeEvent): Record<string, unknown> {
  const starts = inOrder(event.instances).map(({ start }) => start)
  return {
    Description: `<p>${event.description}</p>`,
    DirectorString: 'A. Director',
    EndDateTime: event.number % 2 === 0 ? null : (starts.at(-1) ?? null),
    EventId: event.number,
    EventName: event.name,
    EventTypeId: 2,
    EventTypeName: 'Film',
    EventUrl: `RFF/e/Event${event.number}`,
    EventUrlName: `Event${event.number}`,
    ImageUrl: event.imageUrl || null,
    LengthInMinutes: event.minutes,
    ReleaseYear: '2025',
    StartDateTime: starts[0] ?? null,
  }
}

const writeShowtime = (
  season: Season,
  event: BoxOfficeEvent,
  instance: BoxOfficeInstance,
): Record<string, unknown> => ({
  EndDateTime: event.minutes > 0 ? addMinutes(localTime(instance.start), event.minutes).local : null,
  EventId: event.number,
  EventName: event.name,
  IsOnSale: isOnSale(season, instance),
  IsSoldOut: instance.isSoldOut,
  ShowtimeId: instance.number,
  StartDateTime: instance.start,
  VenueDisplayName: season.venues.find(({ number }) => number === event.venueNumber)?.name ?? null,
  VenueId: event.venueNumber,
})
