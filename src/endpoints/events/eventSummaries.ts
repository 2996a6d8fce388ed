import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'

export const eventSummary = z.object({
  id: z.uuid(),
  /** What visitors see of it. */
  state: z.enum(['draft', 'published']),
  eventStatus: z.string().nullable(),
  /** ISO 8601 time; `timezone` is that of the venue. */
  startDate: z.string().nullable(),
  timezone: z.string().nullable(),
  title: z.string().nullable(),
})

export type EventSummary = z.infer<typeof eventSummary>

/** Reads events with the user's access, in the order of the ids. */
export async function readEvents(req: PayloadRequest, ids: string[], locale: string): Promise<EventSummary[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'events',
    depth: 0,
    locale: locale as TypedLocale,
    overrideAccess: false,
    pagination: false,
    req,
    select: { _status: true, eventStatus: true, startDate: true, startDate_tz: true, title: true },
    where: { id: { in: ids } },
  })
  const byId = new Map(docs.map((doc) => [String(doc.id), doc]))
  return ids.flatMap((id) => {
    const doc = byId.get(id)
    return doc
      ? [
          {
            id,
            eventStatus: doc.eventStatus ?? null,
            startDate: doc.startDate ?? null,
            state: doc._status === 'published' ? ('published' as const) : ('draft' as const),
            timezone: doc.startDate_tz ?? null,
            title: doc.title ?? null,
          },
        ]
      : []
  })
}
