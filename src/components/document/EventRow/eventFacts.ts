import type { PayloadRequest } from 'payload'
import type { Event } from '../../../payload-types'

/** What a row of events shows below and beside the title. */
export interface EventFacts {
  end: string | null
  poster: string | null
  season: string | null
  start: string | null
  venue: string | null
  /** IANA name. */
  zone: string | null
}

/** The facts of events on a page of the list, by id: as the person may read them, in a handful of statements for all rows. */
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
  return Object.fromEntries(docs.map((event) => [event.id, factsOf(event as Event)]))
}

const factsOf = ({ endDate, images, season, startDate, startDate_tz, venue }: Event): EventFacts => ({
  end: endDate ?? null,
  poster: posterOf(images),
  season: known(season)?.title ?? null,
  start: startDate ?? null,
  venue: known(venue)?.name ?? null,
  zone: startDate_tz ?? null,
})

function posterOf(images: Event['images']): string | null {
  const picture = images?.map(known).find((one) => one?.mimeType?.startsWith('image/'))
  return picture?.thumbnailURL ?? picture?.url ?? null
}

/** A document that was read along; null where there is none that the person may see. */
const known = <Doc extends object>(value: Doc | string | null | undefined): Doc | null =>
  typeof value === 'object' ? (value ?? null) : null
