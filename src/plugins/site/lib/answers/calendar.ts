import { DateTime } from 'luxon'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { siteOrigin } from '../../../../lib/site/siteOrigin'
import { settings } from '../../../../lib/settings'
import { inLanguage } from '../../../../lib/site/sitePath'
import { gather } from '../read/gather'
import { comingPerformances } from '../read/performances'
import { readPublished, type Reader } from '../read/Reader'

/** As many as calendars take in; what is later comes into it with time. */
const MOST = 5000
const USUAL_HOURS = 2

const STATES = { cancelled: ICalEventStatus.CANCELLED, moved: ICalEventStatus.CONFIRMED, postponed: ICalEventStatus.TENTATIVE, scheduled: ICalEventStatus.CONFIRMED, sold_out: ICalEventStatus.CONFIRMED }

/** The coming performances of one venue, for a calendar that follows them. Null where there is no such venue. */
export async function calendar(reader: Reader, slug: string): Promise<Response | null> {
  const [venue] = await readPublished(reader, 'venues', { limit: 1, where: { slug: { equals: slug } } })
  if (!venue) return null
  const { rows: performances } = await comingPerformances(reader, { venue: venue.id }, { page: 1, size: MOST })
  const library = await gather(reader, performances.map((document) => ({ collection: 'event-instances', document })))
  const { language, site } = reader
  const origin = siteOrigin(site, settings())
  const file = ical({ method: ICalCalendarMethod.PUBLISH, name: `${venue.name} – ${site.name}`, prodId: { company: site.name, language: language.toUpperCase(), product: 'Callboard' }, ttl: 3600 })
  for (const one of performances) {
    const event = library.get('events', one.event)
    if (!event) continue
    // Moments in UTC: a zone by its name alone, without its rules beside it, is not understood by every calendar.
    const start = DateTime.fromISO(one.start, { zone: 'utc' })
    file.createEvent({
      description: event.summary ?? undefined,
      end: one.end ? DateTime.fromISO(one.end, { zone: 'utc' }) : start.plus({ hours: USUAL_HOURS }),
      id: `${one.id}@${site.slug}`,
      location: [venue.name, venue.street, venue.city].filter(Boolean).join(', '),
      start,
      status: STATES[one.instanceStatus],
      summary: event.title,
      url: origin + inLanguage(`/events/${event.slug}`, language, site.defaultLanguage),
    })
  }
  return new Response(file.toString(), { headers: { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/calendar; charset=utf-8', 'X-Content-Type-Options': 'nosniff' } })
}
