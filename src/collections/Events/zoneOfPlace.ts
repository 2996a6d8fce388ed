import type { PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { tenantOf } from '../../access/tenantOf'

interface Place {
  event?: string | null
  tenant?: string | null
  venue?: string | null
}

/**
 * The zone of a place: the venue's, else the one of the event's venue, else the tenant's.
 * @returns IANA name; `UTC` where nothing says otherwise
 */
export async function zoneOfPlace(req: PayloadRequest, { event, tenant, venue }: Place): Promise<string> {
  const place = venue ?? (event ? await venueOf(req, event) : null)
  return (place ? await zoneOfVenue(req, place) : null) ?? (tenant ? (await tenantOf(req, tenant))?.timezone : null) ?? 'UTC'
}

async function zoneOfVenue(req: PayloadRequest, id: string): Promise<string | null> {
  const found = await req.payload.db.findOne<{ id: string; timezone?: string | null }>({
    collection: 'venues',
    req,
    select: { timezone: true },
    where: { id: { equals: id } },
  })
  return found?.timezone ?? null
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
