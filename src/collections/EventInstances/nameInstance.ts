import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { isTimezone } from '../../lib/events/isTimezone'
import { momentInZone } from '../../lib/events/momentInZone'
import { zoneOfPlace } from '../Events/zoneOfPlace'

interface Instance {
  event?: unknown
  end_tz?: string | null
  start?: string | null
  start_tz?: string | null
  tenant?: unknown
  venue?: unknown
}

/** Gives a performance the zone of its place, where it has none, and a title that tells it from its sisters. */
export const nameInstance: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { end_tz, event, start, start_tz, tenant, venue } = { ...(originalDoc as Instance | undefined), ...data } as Instance
  const id = idOf(event)
  const zone = start_tz ?? (await zoneOfPlace(req, { event: id, tenant: idOf(tenant), venue: idOf(venue) }))
  data.start_tz = zone
  data.end_tz = end_tz ?? zone
  const title = id ? await titleOf(req, id) : null
  data.title = [title ?? 'Performance', start && isTimezone(zone) ? momentInZone(start, zone) : null].filter(Boolean).join(', ')
  return data
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
