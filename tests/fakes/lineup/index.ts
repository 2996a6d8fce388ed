import type { BoxOfficeResponse, BoxOfficeRequest } from '@/plugins/ticketing/demo/http'
import { inOrder, type BoxOfficeEvent, type BoxOfficeInstance, type Season } from '@/plugins/ticketing/demo/season'
import { startFake, type Fake } from '../startFake'

export const API_KEY = 'channel-key-of-line-up'
const CAPACITY = 500

export interface LineupBehaviour {
  /** Accepted authentication scheme. */
  scheme: 'Basic' | 'Bearer'
  /** Whether `organisation/` exists. */
  hasOrganisation: boolean
  /** Maximum records per page, whatever is requested. */
  largestPage: number
}

const refuse = (status: number, message: string): BoxOfficeResponse => ({
  json: { _meta: { code: status, message } },
  status,
})

/** Line-Up's API below `/api`. `behaviour` may be changed while it runs. */
export async function startLineupFake(season: Season, behaviour: LineupBehaviour, port = 0): Promise<Fake> {
  return startFake((request) => {
    if (!request.path.startsWith('/api/')) return { status: 404, text: '<html>Nothing here.</html>' }
    if (!hasKey(request, behaviour)) return refuse(401, 'Invalid API key')
    if (!request.path.endsWith('/'))
      return { headers: { location: `${request.path}/?${request.query.toString()}` }, status: 301, text: '' }
    return handlePath(season, behaviour, request)
  }, port)
}

function hasKey({ headers }: BoxOfficeRequest, { scheme }: LineupBehaviour): boolean {
  const [givenScheme, token = ''] = (headers.authorization ?? '').split(' ')
  return (
    givenScheme === scheme &&
    (scheme === 'Bearer' ? token : Buffer.from(token, 'base64').toString()) ===
      (scheme === 'Bearer' ? API_KEY : `${API_KEY}:`)
  )
}

function handlePath(season: Season, behaviour: LineupBehaviour, { path, query }: BoxOfficeRequest): BoxOfficeResponse {
  const [, list = '', id] = /^\/api\/([a-z]+)\/(?:([^/]+)\/)?$/.exec(path) ?? []
  const from = query.get('gte')?.slice(0, 10) ?? ''
  if (list === 'event' && id !== undefined) {
    const event = season.events.get(Number(id))
    return event ? { json: { data: writeEvent(season, event, '') } } : refuse(404, 'Not found')
  }
  if (list === 'event')
    return toPage(
      [...season.events.values()].filter(
        ({ instances }) => instances.length === 0 || instances.some(({ start }) => start.slice(0, 10) >= from),
      ),
      query,
      behaviour,
      (event) => writeEvent(season, event, from),
    )
  if (list === 'performance' && id !== undefined) {
    const instance = season.instances.get(Number(id))
    return instance ? { json: { data: writePerformance(season, instance) } } : refuse(404, 'Not found')
  }
  if (list === 'performance')
    return toPage(
      inOrder(season.events.get(Number(query.get('event_id')))?.instances ?? []),
      query,
      behaviour,
      (instance) => writePerformance(season, instance),
    )
  if (list === 'organisation' && behaviour.hasOrganisation)
    return { json: { _meta: {}, data: { id: 42, name: 'Riverside Theatre' } } }
  return refuse(404, 'Not found')
}

function toPage<Item>(
  items: Item[],
  query: URLSearchParams,
  { largestPage }: LineupBehaviour,
  write: (item: Item) => unknown,
): BoxOfficeResponse {
  const perPage = Math.min(largestPage, Number(query.get('resultsPerPage') ?? 20))
  const page = Number(query.get('page') ?? 1)
  return {
    json: {
      _meta: { page, perPage, totalPages: Math.max(1, Math.ceil(items.length / perPage)) },
      data: items.slice((page - 1) * perPage, page * perPage).map(write),
    },
  }
}

const dateAndTime = ({ number, start }: BoxOfficeInstance) => ({
  id: number,
  startDate: start.slice(0, 10),
  startTime: start.slice(11),
})

/** Events without upcoming performances have neither property. */
function writeEvent(season: Season, event: BoxOfficeEvent, from: string): Record<string, unknown> {
  const instances = inOrder(event.instances)
  const next = instances.find(({ start }) => start.slice(0, 10) >= from)
  const last = instances.at(-1)
  const venue = season.venues.find(({ number }) => number === event.venueNumber)
  return {
    description: `<p>${event.description}</p>`,
    id: event.number,
    image: event.imageUrl === '' ? null : { id: event.number, url: event.imageUrl },
    tags: event.minutes > 0 ? [{ id: 1, name: 'Family' }] : [],
    title: event.name,
    venue: venue ? { id: venue.number, lat: 51.46, lng: -0.14, name: venue.name } : null,
    ...(next ? { nextPerformance: dateAndTime(next) } : {}),
    ...(last ? { lastPerformance: dateAndTime(last) } : {}),
  }
}

/** Only some performances name the venue's time zone. */
const writePerformance = (season: Season, instance: BoxOfficeInstance): Record<string, unknown> => ({
  ...dateAndTime(instance),
  endDate: null,
  endTime: null,
  eventId: instance.eventNumber,
  pricing: [],
  tags: [],
  timeZone: instance.number % 2 === 0 ? season.zone : null,
  totalCapacity: CAPACITY,
  totalCapacityRemaining: instance.isSoldOut ? 0 : CAPACITY / 2,
  venuePlanId: 179,
})
