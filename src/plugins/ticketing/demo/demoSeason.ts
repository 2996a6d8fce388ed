import { DateTime } from 'luxon'
import type { PayloadRequest, Where } from 'payload'
import { createSeason, type EventOfSeason, type Season } from './season'
import { required } from '@/lib/values'

/** Local API options for setting up the demo. */
export const asDemo = {
  pagination: false,
  // The seed has no user; operations have already checked access.
  overrideAccess: true,
} as const

/** Events that are linked from the start, and further ones that wait to be imported. */
const MAX_FOLLOWED = 8
const MAX_SUGGESTED = 2
/** Longer runs are too long to look through in a demo. */
const MAX_PERFORMANCES = 14

/** Events that only the box office sells; they wait to be imported. Days from today, and times. */
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

/** A demo box office built from the theatre's own programme. */
export interface DemoSeason {
  season: Season
  /** Documents that are linked from the start, with the number of their event at the box office. */
  followed: { id: string; name: string; number: number }[]
}

/** @param zone IANA time zone of the theatre */
export async function createDemoSeason(
  req: PayloadRequest,
  { tenant, zone }: { tenant: string; zone: string },
): Promise<DemoSeason> {
  const now = DateTime.now().setZone(zone)
  const events = await upcomingEvents(req, tenant, now)
  const suggested = events
    .slice(MAX_FOLLOWED, MAX_FOLLOWED + MAX_SUGGESTED)
    .map(({ event }) => ({ ...event, name: `${event.name} – Live` }))
  const house = events[0]?.event.venue ?? 'Main House'
  const added = NEW_EVENTS.map(({ nights, ...event }) => ({
    ...event,
    instances: nights.map(([days, clock]) => ({ start: `${now.plus({ days }).toISODate()}T${clock}:00` })),
    venue: house,
  }))
  const followed = events.slice(0, MAX_FOLLOWED)
  const season = createSeason({
    events: [...followed.map(({ event }) => event), ...suggested, ...added],
    now: now.toJSDate(),
    zone,
  })
  const numbers = [...season.events.keys()]
  return {
    followed: followed.map(({ event, id }, index) => ({
      id,
      name: event.name,
      number: required(numbers[index], `the number of ${event.name}`),
    })),
    season,
  }
}

/** Published events with at least two upcoming performances, ordered by start. */
async function upcomingEvents(
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
    if (events.length === MAX_FOLLOWED + MAX_SUGGESTED) break
    const performances = await find<OwnPerformance>(
      req,
      'event-instances',
      { _status: { equals: 'published' }, event: { equals: id }, tenant: { equals: tenant } },
      'start',
    )
    const isUpcoming = ({ start }: OwnPerformance): boolean => Date.parse(start) > now.toMillis()
    const [first] = performances
    if (!venue || !first || performances.length > MAX_PERFORMANCES || performances.filter(isUpcoming).length < 2)
      continue
    events.push({
      event: {
        description: summary ?? '',
        instances: performances.map((performance) => toInstance(performance, now.zoneName ?? 'UTC')),
        minutes: minutesOf(first),
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
