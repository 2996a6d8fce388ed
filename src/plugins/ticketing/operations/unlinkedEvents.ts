import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { listSpans } from '@/database/events/span'
import type { TenantSummary } from '@/exports/types'
import { linksOf } from '../database/links'
import { localIn } from '../lib/map/momentOf'
import type { MatchStored } from '../lib/plan/suggestMatches'
import { listNewest, listStored } from '@/database/documents/stored'

interface EventVersion {
  id: string
  deletedAt?: string | null
  endDate?: string | null
  endDate_tz?: string | null
  startDate?: string | null
  startDate_tz?: string | null
  title?: Record<string, string | null> | null
  venue?: unknown
}

/**
 * Events of a site without a connected link, in their newest version and the site's main language. Trashed events are
 * left out.
 */
export async function findUnlinkedEvents(
  req: PayloadRequest,
  tenant: string,
  { defaultLanguage, timezone }: Pick<TenantSummary, 'defaultLanguage' | 'timezone'>,
): Promise<MatchStored[]> {
  const options = { limit: 0, pagination: false, req }
  const { docs } = await listNewest<EventVersion>(
    { payload: req.payload },
    {
      ...options,
      collection: 'events',
      select: {
        parent: true,
        version: {
          deletedAt: true,
          endDate: true,
          endDate_tz: true,
          startDate: true,
          startDate_tz: true,
          title: true,
          venue: true,
        },
      },
      where: { 'version.tenant': { equals: tenant } },
    },
  )
  const links = await linksOf(
    req,
    'events',
    docs.map(({ id }) => String(id)),
  )
  const { docs: venues } = await listStored<{ id: string; name?: Record<string, string> | string }>(
    { payload: req.payload },
    {
      ...options,
      collection: 'venues',
      select: { name: true },
      where: { tenant: { equals: tenant } },
    },
  )
  const venueNames = new Map(
    venues.map(({ id, name }) => [
      String(id),
      typeof name === 'string' ? name : (name?.[defaultLanguage] ?? Object.values(name ?? {})[0] ?? null),
    ]),
  )
  const dayOf = (moment: Date | string | null | undefined, zone: string | null | undefined) =>
    moment ? localIn(new Date(moment).toISOString(), zone ?? timezone).slice(0, 10) : null
  const unlinked = docs.filter(({ deletedAt, id }) => !deletedAt && !links.get(String(id))?.isConnected)
  // The dates of what is published leave out performances that are not.
  const spans = await listSpans(
    req,
    unlinked.map(({ id }) => String(id)),
  )
  return unlinked.map(({ endDate, endDate_tz: endZone, id, startDate, startDate_tz: zone, title, venue }) => {
    const span = spans.get(String(id))
    return {
      firstDay: span ? dayOf(span.first, span.first_tz) : dayOf(startDate, zone),
      id: String(id),
      lastDay: span ? dayOf(span.last, span.last_tz) : dayOf(endDate, endZone ?? zone),
      title: title?.[defaultLanguage] ?? Object.values(title ?? {}).find(Boolean) ?? '',
      venue: venueNames.get(idOf(venue) ?? '') ?? null,
    }
  })
}
