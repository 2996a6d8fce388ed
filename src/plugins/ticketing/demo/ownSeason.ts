import { DateTime } from 'luxon'
import type { PayloadRequest, Where } from 'payload'
import { asDemo } from './asDemo'
import { createSeason, type EventOfSeason, type Season } from './season'

/** Events that the box office sells from the start, and those that wait to be brought in beside them. */
const MOST_FOLLOWED = 8
const MOST_SUGGESTED = 2
/** A run of a hundred nights is nothing to look through. */
const MOST_PERFORMANCES = 14

/** Sold by the box office alone: they wait to be brought in. Days from today, and clocks. */
const NEW_EVENTS = [
  {
    description: 'Stories for a dark evening, told by one voice and one candle.',
    minutes: 75,
    name: 'An Evening of Ghost Stories',
    nights: [
      [21, '20:00'],
      [22, '20:00'],
    ],
  },
  {
    description: 'Six comedians, one microphone, and a raffle that nobody wants to win.',
    minutes: 120,
    name: 'Stand-Up by the Weir',
    nights: [
      [30, '20:30'],
      [58, '20:30'],
    ],
  },
  {
    description: 'A caller, a band and a wooden floor. No partner needed, no step expected.',
    minutes: 150,
    name: 'Harvest Ceilidh',
    nights: [[44, '19:00']],
  },
] as const

interface Venue {
  id: string
  name: string
}

interface OwnEvent {
  id: string
  title: string
  summary?: string | null
  venue?: Venue | null
}

interface OwnPerformance {
  start: string
  end?: string | null
  instanceStatus?: string | null
}

/** A box office that sells what a theatre plays, made of its own programme. */
export interface OwnSeason {
  season: Season
  /** Documents that follow the box office from the start, by the number of their event there. */
  followed: { id: string; name: string; number: number }[]
}

/** @param zone of the theatre */
export async function ownSeason(
  req: PayloadRequest,
  { tenant, zone }: { tenant: string; zone: string },
): Promise<OwnSeason> {
  const now = DateTime.now().setZone(zone)
  const events = await eventsToCome(req, tenant, now)
  const suggested = events
    .slice(MOST_FOLLOWED, MOST_FOLLOWED + MOST_SUGGESTED)
    .map(({ event }) => ({ ...event, name: `${event.name} – Live` }))
  const house = events[0]?.event.venue ?? 'Main House'
  const added = NEW_EVENTS.map(({ nights, ...event }) => ({
    ...event,
    instances: nights.map(([days, clock]) => ({ start: `${now.plus({ days }).toISODate()}T${clock}:00` })),
    venue: house,
  }))
  const followed = events.slice(0, MOST_FOLLOWED)
  const season = createSeason({
    events: [...followed.map(({ event }) => event), ...suggested, ...added],
    now: now.toJSDate(),
    zone,
  })
  const numbers = [...season.events.keys()]
  return { followed: followed.map(({ event: { name }, id }, index) => ({ id, name, number: numbers[index]! })), season }
}

/** Published events with a few performances to come, in order of the next one. */
async function eventsToCome(
  req: PayloadRequest,
  tenant: string,
  now: DateTime,
): Promise<{ event: EventOfSeason; id: string }[]> {
  const found = await find<OwnEvent>(
    req,
    'events',
    { _status: { equals: 'published' }, endDate: { greater_than: now.toUTC().toISO() }, tenant: { equals: tenant } },
    'startDate',
  )
  const events: { event: EventOfSeason; id: string }[] = []
  for (const { id, summary, title, venue } of found) {
    if (events.length === MOST_FOLLOWED + MOST_SUGGESTED) break
    const performances = await find<OwnPerformance>(
      req,
      'event-instances',
      { _status: { equals: 'published' }, event: { equals: id }, tenant: { equals: tenant } },
      'start',
    )
    const isToCome = ({ start }: OwnPerformance): boolean => Date.parse(start) > now.toMillis()
    if (!venue || performances.length > MOST_PERFORMANCES || performances.filter(isToCome).length < 2) continue
    events.push({
      event: {
        description: summary ?? '',
        instances: performances.map((one) => toInstance(one, now.zoneName ?? 'UTC')),
        minutes: minutesOf(performances[0]!),
        name: title,
        venue: venue.name,
      },
      id,
    })
  }
  return events
}

const toInstance = ({ instanceStatus, start }: OwnPerformance, zone: string): EventOfSeason['instances'][number] => ({
  isCancelled: instanceStatus === 'cancelled',
  isSoldOut: instanceStatus === 'sold_out',
  start: DateTime.fromISO(start, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss"),
})

const minutesOf = ({ end, start }: OwnPerformance): number => (end ? (Date.parse(end) - Date.parse(start)) / 60_000 : 0)

async function find<Doc>(
  req: PayloadRequest,
  collection: 'event-instances' | 'events',
  where: Where,
  sort: string,
): Promise<Doc[]> {
  const { docs } = await req.payload.find({
    collection,
    depth: 1,
    limit: 100,
    overrideAccess: asDemo.overrideAccess,
    pagination: false,
    req,
    sort,
    where,
  })
  return docs as Doc[]
}
