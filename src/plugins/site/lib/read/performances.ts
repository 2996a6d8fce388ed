import {
  listUpcoming,
  listUpcomingOfTenant,
  ZONES_CACHE_MS,
  readCurrentZones,
  type UpcomingItem,
} from '@/database/website/listComing'
import { idOf } from '@/lib/values'
import type { AccessKind } from '@/lib/events/accessKinds'
import type { Event, EventInstance } from '@/payload-types'
import { cachedForSite } from '../cache/cachedForSite'
import { CARD_FIELDS } from './cardFields'
import { readPage, type PageOf } from './pageOf'
import { readPublished, type Reader } from './Reader'

const FIELDS = {
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

/** A row of the programme: a performance, or an event without upcoming performances. */
export type ProgrammeRow = { event: Event; performance: null } | { event: null; performance: EventInstance }

interface Paging {
  page: number
  size: number
}

/**
 * Loads a page of the site's programme, optionally only performances with one kind of accessibility, and the kinds
 * available.
 */
export async function loadProgramme(
  reader: Reader,
  { access, page, size }: Paging & { access: AccessKind | null },
): Promise<{ events: Event[]; found: PageOf<ProgrammeRow>; kinds: string[] }> {
  const scope = scopeOf(reader)
  let kinds: string[] = []
  const { rows, ...rest } = await readPage(page, size, async (slice) => {
    const found = await listUpcomingOfTenant(reader.payload, { ...scope, ...(access && { access }) }, slice)
    kinds = found.kinds
    return found.rows
  })
  const { events, listed } = await readListed(reader, rows)
  return { events, found: { ...rest, rows: listed }, kinds }
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
  const { listed } = await readListed(reader, rows, { isOfOne: true })
  return { ...rest, rows: listed.flatMap(({ performance }) => performance ?? []) }
}

/** Time zones are cached for a quarter of an hour; those of performances starting within it are included. */
const scopeOf = ({ payload, site }: Reader) => ({
  tenant: site.id,
  timezone: site.timezone,
  zones: () =>
    cachedForSite({ payload, site }, `zones ${Math.floor(site.readAt / ZONES_CACHE_MS)}`, () =>
      readCurrentZones(payload, site.id),
    ),
})

/**
 * Loads the documents of the rows, in their order, with the events of all performances, each once.
 * @param options.isOfOne all performances belong to one known event, or their events are not needed
 */
async function readListed(
  reader: Reader,
  rows: UpcomingItem[],
  { isOfOne = false } = {},
): Promise<{ events: Event[]; listed: ProgrammeRow[] }> {
  const idsOf = (collection: UpcomingItem['collection']) =>
    rows.flatMap((row) => (row.collection === collection ? row.id : []))
  const read = async <Slug extends UpcomingItem['collection']>(
    collection: Slug,
    ids: string[],
    select: Record<string, true>,
  ) =>
    ids.length === 0 ? [] : readPublished(reader, collection, { limit: ids.length, select, where: { id: { in: ids } } })
  const performances = await read('event-instances', idsOf('event-instances'), FIELDS)
  const eventIds = isOfOne ? [] : performances.map(({ event }) => idOf(event)).filter((id) => id !== null)
  const events = await read('events', [...new Set([...idsOf('events'), ...eventIds])], CARD_FIELDS.events)
  const byId = new Map<string, ProgrammeRow>([
    ...performances.map((performance): [string, ProgrammeRow] => [performance.id, { event: null, performance }]),
    ...events.map((event): [string, ProgrammeRow] => [event.id, { event, performance: null }]),
  ])
  return { events, listed: rows.flatMap(({ id }) => byId.get(id) ?? []) }
}
