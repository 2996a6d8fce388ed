import { DateTime } from 'luxon'

export type AttributeValue = boolean | number | string | null
type AttributeType = 'boolean' | 'date' | 'number' | 'text'

/** A custom attribute of a box office, which every event or performance has. */
export interface Attribute {
  name: string
  type: AttributeType
}

export interface BoxOfficeInstance {
  number: number
  eventNumber: number
  /** Local time at the venue: `2026-03-05T19:30:00`. */
  start: string
  isCancelled: boolean
  isSoldOut: boolean
  /** Local time at the venue; null if not set. */
  onSaleFrom: string | null
  attributes: Record<string, AttributeValue>
}

export interface BoxOfficeEvent {
  number: number
  name: string
  description: string
  /** 0 means unknown. */
  minutes: number
  imageUrl: string
  venueNumber: number
  attributes: Record<string, AttributeValue>
  instances: BoxOfficeInstance[]
}

interface BoxOfficeEntry {
  number: number
  name: string
  description: string
}

/** An event as passed to `createSeason`. */
export interface EventOfSeason {
  name: string
  description?: string
  minutes?: number
  imageUrl?: string
  venue: string
  attributes?: Record<string, AttributeValue>
  instances: readonly {
    start: string
    isCancelled?: boolean
    isSoldOut?: boolean
    onSaleFrom?: string | null
    attributes?: Record<string, AttributeValue>
  }[]
}

export interface SeasonOptions {
  /** IANA time zone of all venues. */
  zone: string
  events: readonly EventOfSeason[]
  eventAttributes?: readonly Attribute[]
  instanceAttributes?: readonly Attribute[]
  memberships?: readonly string[]
  funds?: readonly string[]
  now?: Date
}

/**
 * The programme of a box office. Ids are numbers in one sequence that are never reused; each provider formats them
 * differently.
 */
export interface Season {
  readonly zone: string
  readonly events: Map<number, BoxOfficeEvent>
  readonly instances: Map<number, BoxOfficeInstance>
  readonly venues: BoxOfficeEntry[]
  readonly memberships: BoxOfficeEntry[]
  readonly funds: BoxOfficeEntry[]
  eventAttributes: Attribute[]
  instanceAttributes: Attribute[]
  /** The last numbers assigned. */
  last: { event: number; instance: number }
  now: Date
}

const FIRST_VENUE = 201
const FIRST_MEMBERSHIP = 401
const FIRST_FUND = 601
const FIRST_EVENT = 1_001
const FIRST_INSTANCE = 100_001

/** Creates a season; the same events always result in the same ids. */
export function createSeason({
  eventAttributes = [],
  events,
  funds = [],
  instanceAttributes = [],
  memberships = [],
  now = new Date(),
  zone,
}: SeasonOptions): Season {
  const entries = (names: readonly string[], first: number): BoxOfficeEntry[] =>
    names.map((name, index) => ({ description: `About ${name}`, name, number: first + index }))
  const venues = entries([...new Set(events.map(({ venue }) => venue))], FIRST_VENUE)
  const season: Season = {
    eventAttributes: [...eventAttributes],
    events: new Map(),
    funds: entries(funds, FIRST_FUND),
    instanceAttributes: [...instanceAttributes],
    instances: new Map(),
    last: { event: FIRST_EVENT - 1, instance: FIRST_INSTANCE - 1 },
    memberships: entries(memberships, FIRST_MEMBERSHIP),
    now,
    venues,
    zone,
  }
  for (const event of events) addEvent(season, event)
  return season
}

export function addEvent(
  season: Season,
  { attributes = {}, description = '', imageUrl = '', instances, minutes = 0, name, venue }: EventOfSeason,
): BoxOfficeEvent {
  const number = ++season.last.event
  if (!season.venues.some(({ name: venueName }) => venueName === venue))
    season.venues.push({ description: '', name: venue, number: FIRST_VENUE + season.venues.length })
  const venueNumber = season.venues.find(({ name: venueName }) => venueName === venue)?.number ?? FIRST_VENUE
  const event: BoxOfficeEvent = { attributes, description, imageUrl, instances: [], minutes, name, number, venueNumber }
  season.events.set(number, event)
  for (const instance of instances) addInstance(season, number, instance)
  return event
}

export function addInstance(
  season: Season,
  eventNumber: number,
  {
    attributes = {},
    isCancelled = false,
    isSoldOut = false,
    onSaleFrom = null,
    start,
  }: EventOfSeason['instances'][number],
): BoxOfficeInstance {
  const instance: BoxOfficeInstance = {
    attributes,
    eventNumber,
    isCancelled,
    isSoldOut,
    number: ++season.last.instance,
    onSaleFrom,
    start,
  }
  season.instances.set(instance.number, instance)
  season.events.get(eventNumber)?.instances.push(instance)
  return instance
}

const instanceOf = (season: Season, number: number): BoxOfficeInstance => {
  const instance = season.instances.get(number)
  if (!instance) throw new Error(`The season has no performance ${number}.`)
  return instance
}

const eventOf = (season: Season, number: number): BoxOfficeEvent => {
  const event = season.events.get(number)
  if (!event) throw new Error(`The season has no event ${number}.`)
  return event
}

/** @param start local time at the venue */
export const moveInstance = (season: Season, number: number, start: string): void =>
  void (instanceOf(season, number).start = start)

export const cancelInstance = (season: Season, number: number, isCancelled = true): void =>
  void (instanceOf(season, number).isCancelled = isCancelled)

export const sellOutInstance = (season: Season, number: number, isSoldOut = true): void =>
  void (instanceOf(season, number).isSoldOut = isSoldOut)

export function deleteInstance(season: Season, number: number): void {
  const { eventNumber } = instanceOf(season, number)
  season.instances.delete(number)
  const event = eventOf(season, eventNumber)
  event.instances = event.instances.filter((instance) => instance.number !== number)
}

export function deleteEvent(season: Season, number: number): void {
  for (const instance of eventOf(season, number).instances) season.instances.delete(instance.number)
  season.events.delete(number)
}

export const renameEvent = (season: Season, number: number, name: string): void =>
  void (eventOf(season, number).name = name)

/** Cache: seasons are large, but have few different start times. */
const momentsByZone = new Map<string, Map<string, string>>()

/** A local time as ISO 8601 with Z. */
export function utcOf({ zone }: Season, local: string): string {
  const moments = momentsByZone.get(zone) ?? new Map<string, string>()
  momentsByZone.set(zone, moments)
  const known =
    moments.get(local) ?? DateTime.fromISO(local, { zone }).toUTC().toISO({ suppressMilliseconds: true }) ?? local
  moments.set(local, known)
  return known
}

/** A local time with its UTC offset. */
export const withOffset = (season: Season, local: string): string =>
  DateTime.fromISO(local, { zone: season.zone }).toISO({ suppressMilliseconds: true }) ?? local

/** Performances sorted by start. */
export const inOrder = (instances: Iterable<BoxOfficeInstance>): BoxOfficeInstance[] =>
  [...instances].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.number - b.number))

/** Whether tickets are on sale at the season's current time, availability aside. */
export function isOnSale(season: Season, { isCancelled, onSaleFrom, start }: BoxOfficeInstance): boolean {
  const now = season.now.getTime()
  const hasBegun = onSaleFrom === null || Date.parse(utcOf(season, onSaleFrom)) <= now
  return !isCancelled && hasBegun && now < Date.parse(utcOf(season, start))
}
