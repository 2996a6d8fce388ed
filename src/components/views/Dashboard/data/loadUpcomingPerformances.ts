import { sellsTickets } from '@/database/apps/apps'
import { findClashes } from '@/database/performances/clashes'
import { may, poolFor, type Scope } from './scope'

const LIMIT = 8

/** A problem with a performance that visitors can already see. */
export type PerformanceWarning = { kind: 'noBookingLink' | 'noPicture' } | { kind: 'clash'; title: string | null }

export interface UpcomingPerformance {
  id: string
  title: string
  /** ISO 8601. */
  start: string
  /** Time zone of the venue. */
  zone: string
  venue: string | null
  status: string
  /** Set only for users who can resolve them. */
  warnings: PerformanceWarning[]
}

/** The next performances, including cancelled ones, which staff need to know about. */
export async function loadUpcomingPerformances(scope: Scope, now: Date): Promise<UpcomingPerformance[] | null> {
  if (!may(scope, 'view', 'event-instances')) return null
  const { tenant } = scope
  const docs = await loadUpcoming(scope, now)
  const warningsOf = may(scope, 'manage', 'event-instances') ? await findWarnings(scope, docs) : () => []
  return docs.map((doc) => {
    const { id, event, instanceStatus: status, start, start_tz: zone, title, venue } = doc
    const parent = event && typeof event === 'object' ? event : null
    const place = venue ?? parent?.venue
    return {
      id: String(id),
      start,
      status,
      title: parent?.title ?? title ?? '',
      venue: place && typeof place === 'object' ? (place.name ?? null) : null,
      warnings: warningsOf(doc),
      zone: zone ?? tenant.timezone,
    }
  })
}

async function loadUpcoming({ req, tenant }: Scope, now: Date) {
  const { docs } = await req.payload.find({
    collection: 'event-instances',
    depth: 2,
    limit: LIMIT,
    overrideAccess: false,
    pagination: false,
    populate: { events: { bookingLinkURL: true, images: true, title: true, venue: true }, venues: { name: true } },
    req,
    select: {
      bookingLinkURL: true,
      end: true,
      event: true,
      instanceStatus: true,
      start: true,
      start_tz: true,
      title: true,
      venue: true,
    },
    sort: 'start',
    where: { and: [{ tenant: { equals: tenant.id } }, { start: { greater_than_equal: now.toISOString() } }] },
  })
  return docs
}

type Upcoming = Awaited<ReturnType<typeof loadUpcoming>>[number]

const idOf = (value: { id: number | string } | number | string | null | undefined): string | null =>
  value === null || value === undefined ? null : String(typeof value === 'object' ? value.id : value)

const eventOf = ({ event }: Upcoming) => (event && typeof event === 'object' ? event : null)

const takesPlace = ({ instanceStatus }: Upcoming): boolean =>
  instanceStatus !== 'cancelled' && instanceStatus !== 'postponed'

/**
 * Warnings apply only to performances that take place: a cancelled one needs neither a picture nor tickets, and does
 * not occupy the venue.
 */
async function findWarnings(scope: Scope, docs: Upcoming[]): Promise<(performance: Upcoming) => PerformanceWarning[]> {
  const { req, tenant } = scope
  const candidates = docs.filter(takesPlace).flatMap((performance) => {
    const venue = idOf(performance.venue) ?? idOf(eventOf(performance)?.venue)
    return venue
      ? [
          {
            id: String(performance.id),
            end: performance.end ?? null,
            key: String(performance.id),
            start: performance.start,
            venue,
          },
        ]
      : []
  })
  const [clashes, sells] = await Promise.all([
    findClashes(
      poolFor(scope),
      { event: null, locale: req.locale ?? tenant.defaultLanguage, tenant: tenant.id },
      candidates,
    ),
    sellsTickets(poolFor(scope), tenant.id),
  ])
  return (performance) => {
    const event = eventOf(performance)
    if (!event || !takesPlace(performance)) return []
    const clash = clashes.find(({ key }) => key === String(performance.id))
    const warnings: (PerformanceWarning | false | undefined)[] = [
      clash && { kind: 'clash', title: clash.title },
      sells &&
        performance.instanceStatus === 'scheduled' &&
        !performance.bookingLinkURL &&
        !event.bookingLinkURL && { kind: 'noBookingLink' },
      !event.images?.length && { kind: 'noPicture' },
    ]
    return warnings.filter((warning) => typeof warning === 'object')
  }
}
