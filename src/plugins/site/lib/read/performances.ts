import type { Where } from 'payload'
import type { EventInstance } from '../../../../payload-types'
import { readPublished, type Reader } from './Reader'

/** Today began at most that long ago, wherever a venue is. */
const LONGEST_DAY_MS = 26 * 60 * 60 * 1000

const FIELDS = { accessTypes: true, bookingLinkLabel: true, bookingLinkURL: true, end: true, end_tz: true, event: true, instanceStatus: true, note: true, start: true, start_tz: true, venue: true } as const

/**
 * Published performances of published events, from today on where they are, in their order.
 * @param of an event or a venue; default: all of the site
 */
export async function comingPerformances(reader: Reader, { limit, page, where }: { limit: number; page?: number; where?: Where }): Promise<EventInstance[]> {
  const now = new Date()
  const since: Where = { start: { greater_than_equal: new Date(now.getTime() - LONGEST_DAY_MS).toISOString() } }
  const published: Where = { and: [{ 'event._status': { equals: 'published' } }, { 'event.tenant': { equals: reader.site.id } }, { 'event.deletedAt': { exists: false } }] }
  const found = await readPublished(reader, 'event-instances', { limit, page, select: FIELDS, sort: 'start', where: { and: [since, published, ...(where ? [where] : [])] } })
  return found.filter(({ start, start_tz }) => start && dayOf(new Date(start), start_tz ?? reader.site.timezone) >= dayOf(now, start_tz ?? reader.site.timezone))
}

/** The day in a zone, so that days compare as texts: 2026-11-21. */
export const dayOf = (moment: Date, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { day: '2-digit', month: '2-digit', timeZone, year: 'numeric' }).format(moment)

/** Performances in a house, whether they say so themselves or their event does. */
export const atVenue = (id: string): Where => ({ or: [{ venue: { equals: id } }, { and: [{ venue: { exists: false } }, { 'event.venue': { equals: id } }] }] })
