import { may, type Scope } from './scope'

const MOST = 8

export interface ComingPerformance {
  id: string
  title: string
  /** ISO 8601. */
  start: string
  /** Zone of its place. */
  zone: string
  venue: string | null
  status: string
}

/** The next performances, cancelled ones included: staff must know of them. */
export async function comingPerformances(scope: Scope, now: Date): Promise<ComingPerformance[] | null> {
  if (!may(scope, 'view', 'event-instances')) return null
  const { req, tenant } = scope
  const { docs } = await req.payload.find({
    collection: 'event-instances',
    depth: 1,
    limit: MOST,
    overrideAccess: false,
    pagination: false,
    populate: { events: { title: true }, venues: { name: true } },
    req,
    select: { event: true, instanceStatus: true, start: true, start_tz: true, title: true, venue: true },
    sort: 'start',
    where: { and: [{ tenant: { equals: tenant.id } }, { start: { greater_than_equal: now.toISOString() } }] },
  })
  return docs.map(({ id, event, instanceStatus, start, start_tz: zone, title, venue }) => ({
    id: String(id),
    start,
    status: instanceStatus,
    title: (event && typeof event === 'object' ? event.title : null) ?? title ?? '',
    venue: venue && typeof venue === 'object' ? (venue.name ?? null) : null,
    zone: zone ?? tenant.timezone,
  }))
}
