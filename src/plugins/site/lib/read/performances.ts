import { listUpcoming, ZONES_CACHE_MS, readCurrentZones } from '@/database/website/listComing'
import { LONGEST_DAYS } from '@/lib/events/lastsForDays'
import type { EventInstance } from '@/payload-types'
import { cachedForSite } from '../cache/cachedForSite'
import { readPage, type PageOf } from './pageOf'
import { readPublished, type Reader } from './Reader'

const DAY_MS = 86_400_000

/** Fields of performances that pages show. */
export const PERFORMANCE_FIELDS = {
  accessTypes: true,
  bookingLinkLabel: true,
  bookingLinkURL: true,
  end: true,
  createdAt: true,
  end_tz: true,
  event: true,
  instanceStatus: true,
  note: true,
  previousStart: true,
  start: true,
  start_tz: true,
  updatedAt: true,
  venue: true,
} as const

interface Paging {
  page: number
  size: number
}

/** Loads a page of the upcoming published performances of an event or at a venue, from today in local time, and running ones. */
export async function loadUpcomingPerformances(
  reader: Reader,
  of: { event: string } | { venue: string },
  { page, size }: Paging,
): Promise<PageOf<EventInstance>> {
  const { rows, ...rest } = await readPage(page, size, (slice) =>
    listUpcoming(reader.payload, { ...scopeOf(reader), ...of }, slice),
  )
  const found =
    rows.length === 0
      ? []
      : await readPublished(reader, 'event-instances', {
          limit: rows.length,
          select: PERFORMANCE_FIELDS,
          where: { id: { in: rows } },
        })
  const byId = new Map(found.map((performance) => [performance.id, performance]))
  return { ...rest, rows: rows.flatMap((id) => byId.get(id) ?? []) }
}

/** Enough to say why an event was postponed. */
const MAX_POSTPONED = 20

/** Loads the performances of an event that were postponed without a new date, the last one first. */
export const loadPostponed = (reader: Reader, event: string): Promise<EventInstance[]> =>
  readPublished(reader, 'event-instances', {
    limit: MAX_POSTPONED,
    select: PERFORMANCE_FIELDS,
    sort: ['-start', 'id'],
    where: {
      and: [
        { event: { equals: event } },
        { instanceStatus: { equals: 'postponed' } },
        { start: { greater_than_equal: new Date(Date.now() - LONGEST_DAYS * DAY_MS).toISOString() } },
      ],
    },
  })

/** The scope of each reader, so that a page reads the time zones once, even where nothing is cached. */
const scopes = new WeakMap<Reader, Scope>()

interface Scope {
  tenant: string
  timezone: string
  zones: () => Promise<(string | null)[]>
}

/** Time zones are cached for a quarter of an hour; those of performances starting within it are included. */
export function scopeOf(reader: Reader): Scope {
  const { payload, site } = reader
  const known = scopes.get(reader)
  if (known) return known
  let zones: ReturnType<Scope['zones']> | undefined
  const scope: Scope = {
    tenant: site.id,
    timezone: site.timezone,
    zones: () =>
      (zones ??= cachedForSite({ payload, site }, `zones ${Math.floor(site.readAt / ZONES_CACHE_MS)}`, () =>
        readCurrentZones(payload, site.id),
      )),
  }
  scopes.set(reader, scope)
  return scope
}
