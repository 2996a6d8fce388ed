import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readSiteAddress } from '@/database/website/readSiteAddress'
import { settings } from '@/lib/settings'
import { liveAddress, type LiveDocument } from '@/lib/site/addresses'
import { readConnection } from '../database/connections'
import { linksTo } from '../database/links'
import { DEMO_CLIENT, ticketingSettings } from '../settings'
import { isUpcoming } from './changeSeason'
import { inOrder, type BoxOfficeEvent, type Season } from './season'
import { spektrixId } from './spektrix'
import { fromStored, readBoxOffice } from './store'

export const boxOfficeOutput = z.object({
  /** The site is connected to the demo box office rather than another one. */
  connected: z.boolean(),
  events: z.array(
    z.object({
      /** The linked document of the site; null if it waits to be imported. */
      document: z.object({ id: z.uuid(), address: z.string().nullable() }).nullable(),
      name: z.string(),
      number: z.number(),
      performances: z.array(
        z.object({ isCancelled: z.boolean(), isSoldOut: z.boolean(), number: z.number(), start: z.string() }),
      ),
      venue: z.string(),
    }),
  ),
  /** Interval of scheduled syncs in minutes. */
  minutes: z.number(),
  venues: z.array(z.string()),
  zone: z.string(),
})

export type BoxOfficeShown = z.infer<typeof boxOfficeOutput>

/** The demo box office with upcoming performances and linked events. */
export async function toBoxOfficeOutput(req: PayloadRequest, tenant: string): Promise<BoxOfficeShown> {
  const stored = await readBoxOffice(req.payload)
  const connection = await readConnection(req, { provider: 'spektrix', tenant })
  const connected = Boolean(connection?.isConnected && connection.fields.clientName === DEMO_CLIENT)
  const minutes = ticketingSettings().SYNC_EVERY_MINUTES
  if (!stored) return { connected: false, events: [], minutes, venues: [], zone: 'UTC' }
  const season = fromStored(stored.season)
  const documents = await documentsOf(req, tenant)
  const events = [...season.events.values()].map((event) =>
    toShown(season, event, documents.get(spektrixId(event.number)) ?? null),
  )
  return { connected, events, minutes, venues: season.venues.map(({ name }) => name), zone: season.zone }
}

const toShown = (
  season: Season,
  { instances, name, number, venueNumber }: BoxOfficeEvent,
  document: BoxOfficeShown['events'][number]['document'],
): BoxOfficeShown['events'][number] => ({
  document,
  name,
  number,
  performances: inOrder(instances).flatMap(({ isCancelled, isSoldOut, number: id, start }) =>
    isUpcoming(season, start) ? [{ isCancelled, isSoldOut, number: id, start }] : [],
  ),
  venue: season.venues.find((venue) => venue.number === venueNumber)?.name ?? '',
})

/** Linked events that the user may see, by external id. */
async function documentsOf(
  req: PayloadRequest,
  tenant: string,
): Promise<Map<string, NonNullable<BoxOfficeShown['events'][number]['document']>>> {
  const links = await linksTo(req, { provider: 'spektrix', tenant }, 'events')
  const ids = [...links.values()].map(({ documentId }) => documentId)
  const { docs } = await req.payload.find({
    collection: 'events',
    depth: 0,
    limit: 500,
    overrideAccess: false,
    pagination: false,
    req,
    user: req.user,
    where: { id: { in: ids } },
  })
  const site = await readSiteAddress(req, tenant)
  const addresses = new Map(
    docs.map((doc) => [doc.id, site && liveAddress('events', doc as LiveDocument, site, settings())]),
  )
  return new Map(
    [...links].flatMap(([externalId, { documentId: id }]) =>
      addresses.has(id) ? [[externalId, { id, address: addresses.get(id) ?? null }]] : [],
    ),
  )
}
