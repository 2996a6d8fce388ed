import { sellsTickets } from '../../../../database/apps/apps'
import { clashesOf } from '../../../../database/performances/clashes'
import { may, poolFor, type Scope } from './scope'

const MOST = 8

/** What is missing, or wrong, while visitors can already see it. */
export type PerformanceWarning = { kind: 'noBookingLink' | 'noPicture' } | { kind: 'clash'; title: string | null }

export interface ComingPerformance {
  id: string
  title: string
  /** ISO 8601. */
  start: string
  /** Zone of its place. */
  zone: string
  venue: string | null
  status: string
  /** For whoever can do something about them; else none. */
  warnings: PerformanceWarning[]
}

/** The next performances, cancelled ones included: staff must know of them. */
export async function comingPerformances(scope: Scope, now: Date): Promise<ComingPerformance[] | null> {
  if (!may(scope, 'view', 'event-instances')) return null
  const { tenant } = scope
  const docs = await nextOnes(scope, now)
  const warningsOf = may(scope, 'manage', 'event-instances') ? await findWarnings(scope, docs) : () => []
  return docs.map((doc) => {
    const { id, event, instanceStatus: status, start, start_tz: zone, title, venue } = doc
    const ofEvent = event && typeof event === 'object' ? event : null
    const place = venue ?? ofEvent?.venue
    return {
      id: String(id),
      start,
      status,
      title: ofEvent?.title ?? title ?? '',
      venue: place && typeof place === 'object' ? (place.name ?? null) : null,
      warnings: warningsOf(doc),
      zone: zone ?? tenant.timezone,
    }
  })
}

async function nextOnes({ req, tenant }: Scope, now: Date) {
  const { docs } = await req.payload.find({
    collection: 'event-instances',
    depth: 2,
    limit: MOST,
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

type Coming = Awaited<ReturnType<typeof nextOnes>>[number]

const idOf = (one: { id: number | string } | number | string | null | undefined): string | null =>
  one === null || one === undefined ? null : String(typeof one === 'object' ? one.id : one)

const eventOf = ({ event }: Coming) => (event && typeof event === 'object' ? event : null)

const isOn = ({ instanceStatus }: Coming): boolean => instanceStatus !== 'cancelled' && instanceStatus !== 'postponed'

/** Of those that take place: what is called off needs neither picture nor tickets, and takes no room. */
async function findWarnings(scope: Scope, docs: Coming[]): Promise<(one: Coming) => PerformanceWarning[]> {
  const { req, tenant } = scope
  const wanted = docs.filter(isOn).flatMap((one) => {
    const venue = idOf(one.venue) ?? idOf(eventOf(one)?.venue)
    return venue ? [{ id: String(one.id), end: one.end ?? null, key: String(one.id), start: one.start, venue }] : []
  })
  const [clashes, sells] = await Promise.all([
    clashesOf(poolFor(scope), { event: null, locale: req.locale ?? tenant.defaultLanguage, tenant: tenant.id }, wanted),
    sellsTickets(poolFor(scope), tenant.id),
  ])
  return (one) => {
    const event = eventOf(one)
    if (!event || !isOn(one)) return []
    const clash = clashes.find(({ key }) => key === String(one.id))
    const warnings: (PerformanceWarning | false | undefined)[] = [
      clash && { kind: 'clash', title: clash.title },
      sells &&
        one.instanceStatus === 'scheduled' &&
        !one.bookingLinkURL &&
        !event.bookingLinkURL && { kind: 'noBookingLink' },
      !event.images?.length && { kind: 'noPicture' },
    ]
    return warnings.filter((warning) => typeof warning === 'object')
  }
}
