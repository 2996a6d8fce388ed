import type { PayloadRequest } from 'payload'
import { listSpans, type Span } from '@/database/events/span'
import type { Event } from '@/payload-types'

/** What a row of events shows below and beside the title; the dates are those that staff know, drafts included. */
export interface EventFacts {
  end: string | null
  poster: string | null
  season: string | null
  start: string | null
  venue: string | null
  /** IANA time zone. */
  zone: string | null
}

/**
 * Loads the facts of the events on a page of the list, by id: only what the user can read, in a few statements for all
 * rows.
 */
export async function eventFacts(req: PayloadRequest, ids: string[]): Promise<Record<string, EventFacts>> {
  if (ids.length === 0) return {}
  const { docs } = await req.payload.find({
    collection: 'events',
    depth: 1,
    draft: true,
    limit: ids.length,
    overrideAccess: false,
    pagination: false,
    populate: {
      media: { filename: true, focalX: true, mimeType: true, sizes: true, thumbnailURL: true, url: true },
      seasons: { title: true },
      venues: { name: true },
    },
    req,
    select: { endDate: true, images: true, season: true, startDate: true, startDate_tz: true, venue: true },
    sort: 'id',
    trash: true,
    where: { id: { in: ids } },
  })
  const spans = await listSpans(
    req,
    docs.map(({ id }) => id),
  )
  return Object.fromEntries(docs.map((event) => [event.id, toFacts(event as Event, spans.get(event.id))]))
}

const toFacts = ({ endDate, images, season, startDate, startDate_tz, venue }: Event, span?: Span): EventFacts => ({
  end: span ? new Date(span.last).toISOString() : (endDate ?? null),
  poster: posterOf(images),
  season: populated(season)?.title ?? null,
  start: span ? new Date(span.first).toISOString() : (startDate ?? null),
  venue: populated(venue)?.name ?? null,
  zone: (span ? span.first_tz : startDate_tz) ?? null,
})

function posterOf(images: Event['images']): string | null {
  const picture = images?.map(populated).find((image) => image?.mimeType?.startsWith('image/'))
  return picture?.thumbnailURL ?? picture?.url ?? null
}

/** Returns a populated document; null if there is none that the user can see. */
const populated = <Doc extends object>(value: Doc | string | null | undefined): Doc | null =>
  typeof value === 'object' ? (value ?? null) : null
