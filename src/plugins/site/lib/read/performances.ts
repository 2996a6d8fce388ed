import {
  listComing,
  listComingOfSite,
  ZONES_MS,
  zonesUnderWay,
  type Coming,
} from '../../../../database/website/listComing'
import { idOf } from '../../../../lib/values'
import type { AccessKind } from '../../../../lib/events/accessKinds'
import type { Event, EventInstance } from '../../../../payload-types'
import { siteFact } from '../cache/cache'
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

/** One row of what is on: a performance, or an event without a performance to come. */
export type Listed = { event: Event; performance: null } | { event: null; performance: EventInstance }

interface Paging {
  page: number
  size: number
}

/**
 * One page of everything that visitors of the site can come to, or of the performances that are accessible in one way, and
 * in which ways those to come are.
 */
export async function comingOfSite(
  reader: Reader,
  { access, page, size }: Paging & { access: AccessKind | null },
): Promise<{ events: Event[]; found: PageOf<Listed>; kinds: string[] }> {
  const scope = scopeOf(reader)
  let kinds: string[] = []
  const { rows, ...rest } = await readPage(page, size, async (slice) => {
    const found = await listComingOfSite(reader.payload, { ...scope, ...(access && { access }) }, slice)
    kinds = found.kinds
    return found.rows
  })
  const { events, listed } = await readListed(reader, rows)
  return { events, found: { ...rest, rows: listed }, kinds }
}

/** Published performances of one published event or at one venue, from today on where they are, in their order. */
export async function comingPerformances(
  reader: Reader,
  of: { event: string } | { venue: string },
  { page, size }: Paging,
): Promise<PageOf<EventInstance>> {
  const { rows, ...rest } = await readPage(page, size, (slice) =>
    listComing(reader.payload, { ...scopeOf(reader), ...of }, slice),
  )
  const { listed } = await readListed(reader, rows, { isOfOne: true })
  return { ...rest, rows: listed.flatMap(({ performance }) => performance ?? []) }
}

/** Zones are read once in a quarter of an hour: those of performances that begin in it are among them. */
const scopeOf = ({ payload, site }: Reader) => ({
  tenant: site.id,
  timezone: site.timezone,
  zones: () =>
    siteFact({ payload, site }, `zones ${Math.floor(site.readAt / ZONES_MS)}`, () => zonesUnderWay(payload, site.id)),
})

/**
 * The documents of rows, in the order of the rows, with all events that they are of: each is read once.
 * @param options.isOfOne the performances are of an event that is there, or it does not matter of which
 */
async function readListed(
  reader: Reader,
  rows: Coming[],
  { isOfOne = false } = {},
): Promise<{ events: Event[]; listed: Listed[] }> {
  const idsOf = (collection: Coming['collection']) =>
    rows.flatMap((row) => (row.collection === collection ? row.id : []))
  const read = async <Slug extends Coming['collection']>(
    collection: Slug,
    ids: string[],
    select: Record<string, true>,
  ) =>
    ids.length === 0 ? [] : readPublished(reader, collection, { limit: ids.length, select, where: { id: { in: ids } } })
  const performances = await read('event-instances', idsOf('event-instances'), FIELDS)
  const theirs = isOfOne ? [] : performances.map(({ event }) => idOf(event)).filter((id) => id !== null)
  const events = await read('events', [...new Set([...idsOf('events'), ...theirs])], CARD_FIELDS.events!)
  const byId = new Map<string, Listed>([
    ...performances.map((performance): [string, Listed] => [performance.id, { event: null, performance }]),
    ...events.map((event): [string, Listed] => [event.id, { event, performance: null }]),
  ])
  return { events, listed: rows.flatMap(({ id }) => byId.get(id) ?? []) }
}

/** The day in a zone, so that days compare as texts: 2026-11-21. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { day: '2-digit', month: '2-digit', timeZone, year: 'numeric' }).format(moment)
