import type { BoxOfficeResponse, BoxOfficeRequest } from './http'
import {
  inOrder,
  isOnSale,
  utcOf,
  type Attribute,
  type AttributeValue,
  type BoxOfficeEvent,
  type BoxOfficeInstance,
  type Season,
} from './season'

const ID_LENGTH = 33
const LETTERS = 'ABCDGHJKLMNPQRSTV'
const CAPACITY = 420
/** Number ranges for ids of plans and price lists. */
const PLAN_OF_VENUE = 50_000
const PRICES_OF_INSTANCE = 2_000_000

const UNSET: Record<Attribute['type'], AttributeValue> = { boolean: false, date: null, number: null, text: '' }

/** A Spektrix id: the number, an A, and letters, 33 characters in all. */
export function spektrixId(number: number): string {
  let seed = number * 7_919 + 13
  let id = `${number}A`
  while (id.length < ID_LENGTH) {
    seed = (seed * 48_271) % 2_147_483_647
    id += LETTERS[seed % LETTERS.length] ?? 'A'
  }
  return id
}

/** The number in an id written by `spektrixId`; null for any other id. */
export function numberOfId(id: string): number | null {
  const number = Number(/^\d+/.exec(id)?.[0] ?? NaN)
  return spektrixId(number) === id ? number : null
}

const attributes = (
  known: readonly Attribute[],
  values: Readonly<Record<string, AttributeValue>>,
): Record<string, AttributeValue> =>
  Object.fromEntries(known.map(({ name, type }) => [`attribute_${name}`, values[name] ?? UNSET[type]]))

function writeEvent(season: Season, event: BoxOfficeEvent): Record<string, unknown> {
  const starts = inOrder(event.instances).map(({ start }) => start)
  return {
    altText: '',
    description: event.description,
    duration: event.minutes,
    firstInstanceDateTime: starts[0] ?? null,
    htmlDescription: `<div id>\r\n\t${event.description}\r\n</div>`,
    id: spektrixId(event.number),
    imageUrl: event.imageUrl,
    instanceDates: [...new Set([starts[0]?.slice(0, 10), starts.at(-1)?.slice(0, 10)])].filter(Boolean).join(' - '),
    isOnSale: event.instances.some((instance) => isOnSale(season, instance)),
    lastInstanceDateTime: starts.at(-1) ?? null,
    name: event.name,
    thumbnailUrl: '',
    webEventId: null,
    ...attributes(season.eventAttributes, event.attributes),
  }
}

function writeInstance(season: Season, instance: BoxOfficeInstance): Record<string, unknown> {
  const venue = season.events.get(instance.eventNumber)?.venueNumber ?? 0
  return {
    cancelled: instance.isCancelled,
    event: { id: spektrixId(instance.eventNumber) },
    hasBestAvailableOverlay: false,
    id: spektrixId(instance.number),
    isOnSale: isOnSale(season, instance),
    planId: spektrixId(PLAN_OF_VENUE + venue),
    priceList: { id: spektrixId(PRICES_OF_INSTANCE + instance.number) },
    start: instance.start,
    startSellingAtWeb: instance.onSaleFrom,
    startSellingAtWebUtc: instance.onSaleFrom && utcOf(season, instance.onSaleFrom),
    // UTC without a Z, as Spektrix writes this one field.
    startUtc: utcOf(season, instance.start).replace(/Z$/, ''),
    stopSellingAtWeb: instance.start,
    stopSellingAtWebUtc: utcOf(season, instance.start),
    webInstanceId: String(instance.number),
    ...attributes(season.instanceAttributes, instance.attributes),
  }
}

const NOT_FOUND: BoxOfficeResponse = { status: 404, text: '<html><body>The resource cannot be found.</body></html>' }

interface Range {
  from: string | null
  to: string | null
}

const isWithin =
  ({ from, to }: Range) =>
  ({ start }: BoxOfficeInstance): boolean =>
    (from === null || start.slice(0, 10) >= from) && (to === null || start.slice(0, 10) <= to)

/** Applies attribute filters: `attribute_Genre=Drama`. */
const hasAttributes = (
  query: URLSearchParams,
  prefix: string,
  values: Readonly<Record<string, AttributeValue>>,
): boolean =>
  [...query]
    .filter(([name]) => name.startsWith(prefix))
    .every(([name, value]) => String(values[name.slice(prefix.length)] ?? '') === value)

function* listEvents(season: Season, query: URLSearchParams): Generator<Record<string, unknown>> {
  const range = { from: query.get('instanceStart_from'), to: query.get('instanceStart_to') }
  const [name, onSale] = [query.get('name'), query.get('onSale')]
  for (const event of season.events.values()) {
    if (!event.instances.some(isWithin(range))) continue
    if (name !== null && !event.name.toLowerCase().includes(name.toLowerCase())) continue
    if (!hasAttributes(query, 'attribute_', event.attributes)) continue
    if (!event.instances.some(({ attributes: values }) => hasAttributes(query, 'instanceattribute_', values))) continue
    const written = writeEvent(season, event)
    if (onSale === null || String(written.isOnSale) === onSale) yield written
  }
}

function* listInstances(
  season: Season,
  instances: Iterable<BoxOfficeInstance>,
  range: Range,
): Generator<Record<string, unknown>> {
  for (const instance of inOrder(instances)) if (isWithin(range)(instance)) yield writeInstance(season, instance)
}

/**
 * Imitates Spektrix's web mode: the API without credentials below `/{client}/api/v3/`, and visitor pages below
 * `/{client}/website/`.
 */
export function respondAsSpektrix(
  season: Season,
  clientName: string,
): (request: BoxOfficeRequest) => BoxOfficeResponse {
  return ({ method, path, query }) => {
    const [, client, ...rest] = path.split('/')
    if (client !== clientName) return NOT_FOUND
    if (rest[0] === 'website')
      return {
        text: `<!doctype html><html lang="en"><title>Demo box office</title><h1>Demo box office</h1><p>Here visitors would choose their seats.</p></html>`,
      }
    if (rest[0] !== 'api' || rest[1] !== 'v3') return NOT_FOUND
    if (method !== 'GET') return { json: { message: 'Not authorised' }, status: 401 }
    const [list = '', id, part] = rest.slice(2)
    const number = id === undefined ? null : numberOfId(id)
    if (list === 'events') return respondWithEvents(season, query, id, number, part)
    if (list === 'instances') return respondWithInstances(season, query, id, number, part)
    return respondWithOther(season, list, id)
  }
}

function respondWithEvents(
  season: Season,
  query: URLSearchParams,
  id: string | undefined,
  number: number | null,
  part: string | undefined,
): BoxOfficeResponse {
  if (id === undefined) return { list: listEvents(season, query) }
  const event = number === null ? undefined : season.events.get(number)
  if (!event) return NOT_FOUND
  if (part === undefined) return { json: writeEvent(season, event) }
  return part === 'instances'
    ? { list: listInstances(season, event.instances, { from: query.get('start_from'), to: query.get('start_to') }) }
    : NOT_FOUND
}

function respondWithInstances(
  season: Season,
  query: URLSearchParams,
  id: string | undefined,
  number: number | null,
  part: string | undefined,
): BoxOfficeResponse {
  if (id === undefined)
    return {
      list: listInstances(season, season.instances.values(), {
        from: query.get('startFrom'),
        to: query.get('startTo'),
      }),
    }
  const instance = number === null ? undefined : season.instances.get(number)
  if (!instance) return NOT_FOUND
  if (part === undefined) return { json: writeInstance(season, instance) }
  if (part !== 'status') return NOT_FOUND
  const available = instance.isSoldOut ? 0 : CAPACITY / 3
  return {
    json: {
      available,
      capacity: CAPACITY,
      inBasket: 0,
      lockInfoAvailable: null,
      lockInfoSpecialAvailable: null,
      name: 'Main',
      specialAvailable: 0,
      unavailable: CAPACITY - available,
      wheelchairAvailable: 0,
    },
  }
}

function respondWithOther(season: Season, list: string, id: string | undefined): BoxOfficeResponse {
  const response = listOthers(season, list)
  if (id === undefined || !Array.isArray(response.json)) return response
  const found: unknown = response.json.find((record: { id: string }) => record.id === id)
  return found === undefined ? NOT_FOUND : { json: found }
}

function listOthers(season: Season, list: string): BoxOfficeResponse {
  if (list === 'venues')
    return {
      json: season.venues.map(({ name, number }) => ({
        address: `1 Example Street, ${name}`,
        id: spektrixId(number),
        name,
      })),
    }
  if (list === 'plans')
    return {
      json: season.venues.map(({ name, number }) => ({
        areas: [],
        backgroundImageUrl: '',
        capacity: CAPACITY,
        id: spektrixId(PLAN_OF_VENUE + number),
        name,
        seats: null,
        type: 'Unreserved',
        venue: { id: spektrixId(number) },
      })),
    }
  if (list === 'memberships')
    return {
      json: season.memberships.map(({ description, name, number }) => ({
        description,
        htmlDescription: `<div id>${description}</div>`,
        id: spektrixId(number),
        imageUrl: '',
        name,
        price: 60,
        thumbnailUrl: '',
      })),
    }
  if (list === 'funds')
    return {
      json: season.funds.map(({ description, name, number }) => ({
        code: `F${number}`,
        description,
        id: spektrixId(number),
        name,
      })),
    }
  return NOT_FOUND
}
