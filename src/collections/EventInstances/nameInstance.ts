import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { tenantOf } from '../../access/tenantOf'
import { isTimezone } from '../../lib/events/isTimezone'
import { momentInZone } from '../../lib/events/momentInZone'

interface Instance {
  event?: unknown
  start?: string | null
  start_tz?: string | null
  tenant?: unknown
  title?: string | null
  venue?: unknown
}

/** Gives a performance the zone of its place, where none was chosen, and a title that tells it from its sisters. */
export const nameInstance: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { end_tz, event, start, start_tz, tenant, venue } = { ...(originalDoc as Instance | undefined), ...data } as Instance & { end_tz?: string | null }
  const event_ = idOf(event)
  const zone = start_tz ?? (await zoneOf(req, idOf(venue), event_, idOf(tenant)))
  data.start_tz = zone
  data.end_tz = end_tz ?? zone
  const title = event_ ? await titleOf(req, event_) : null
  data.title = [title ?? 'Performance', start && isTimezone(zone) ? momentInZone(start, zone) : null].filter(Boolean).join(', ')
  return data
}

async function zoneOf(req: PayloadRequest, venue: string | null, event: string | null, tenant: string | null): Promise<string> {
  const place = venue ?? (event ? await venueOf(req, event) : null)
  const zone = place
    ? (await req.payload.db.findOne<{ id: string; timezone?: string | null }>({
        collection: 'venues',
        req,
        select: { timezone: true },
        where: { id: { equals: place } },
      }))?.timezone
    : null
  return zone ?? (tenant ? (await tenantOf(req, tenant))?.timezone : null) ?? 'UTC'
}

async function venueOf(req: PayloadRequest, event: string): Promise<string | null> {
  const found = await req.payload.db.findOne<{ id: string; venue?: unknown }>({
    collection: 'events',
    req,
    select: { venue: true },
    where: { id: { equals: event } },
  })
  return idOf(found?.venue)
}

async function titleOf(req: PayloadRequest, event: string): Promise<string | null> {
  // The database gives a translated text in all its languages.
  const found = await req.payload.db.findOne<{ id: string; title?: Record<string, string | null> | null }>({
    collection: 'events',
    req,
    select: { title: true },
    where: { id: { equals: event } },
  })
  const titles = found?.title ?? {}
  return titles[req.locale ?? ''] ?? Object.values(titles).find(Boolean) ?? null
}
