import { DateTime } from 'luxon'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { websiteApps } from '../../../../endpoints/apps/ownDocument'
import { bookingOf } from '../../../../lib/apps/website/readApps'
import type { EventInstance } from '../../../../payload-types'
import { siteOrigin, inLanguage } from '../../../../lib/site/addresses'
import { settings } from '../../../../lib/settings'
import { siteMessages } from '../../words/siteWords'
import { performanceBooking } from '../data/performanceBooking'
import { loadPageData } from '../read/loadPageData'
import { comingPerformances } from '../read/performances'
import { readPublished, type Reader } from '../read/Reader'

/** As many as calendars take in; what is later comes into it with time. */
const MOST = 5000
const USUAL_HOURS = 2

const STATUS = { cancelled: ICalEventStatus.CANCELLED, postponed: ICalEventStatus.TENTATIVE }

/** The coming performances of one venue or one event, for a calendar that follows them. Null where there is no such. */
export async function calendar(
  reader: Reader,
  collection: 'events' | 'venues',
  slug: string,
): Promise<Response | null> {
  const [found] = await readPublished(reader, collection, { limit: 1, where: { slug: { equals: slug } } })
  if (!found) return null
  const { rows } = await comingPerformances(
    reader,
    collection === 'venues' ? { venue: found.id } : { event: found.id },
    { page: 1, size: MOST },
  )
  return answer(reader, 'name' in found ? found.name : (found.title ?? ''), rows)
}

async function answer(reader: Reader, name: string, performances: EventInstance[]): Promise<Response> {
  const { language, payload, site } = reader
  const library = await loadPageData(
    reader,
    performances.map((document) => ({ collection: 'event-instances', document })),
  )
  const apps = { booking: bookingOf(await websiteApps(payload, site.id)) }
  const words = siteMessages(language, site.defaultLanguage)
  const view = {
    apps,
    clock: { formats: site.formats, language, timezone: site.timezone },
    language,
    library,
    site,
    words,
  }
  const origin = siteOrigin(site, settings())
  const file = ical({
    method: ICalCalendarMethod.PUBLISH,
    name: `${name} – ${site.name}`,
    prodId: { company: site.name, language: language.toUpperCase(), product: 'Callboard' },
    ttl: 3600,
  })
  for (const one of performances) {
    const event = library.get('events', one.event)
    if (!event) continue
    // Moments in UTC: a zone by its name alone, without its rules beside it, is not understood by every calendar.
    const start = DateTime.fromISO(one.start, { zone: 'utc' })
    const { label, notes, state, url } = performanceBooking(one, event, view)
    const place = library.get('venues', one.venue ?? event.venue)
    const said = [...(url ? [] : [label]), ...notes].filter(Boolean)
    file.createEvent({
      description:
        [event.summary, said.join('. '), url && `${label}: ${url}`].filter(Boolean).join('\n\n') || undefined,
      end: one.end ? DateTime.fromISO(one.end, { zone: 'utc' }) : start.plus({ hours: USUAL_HOURS }),
      id: `${one.id}@${site.slug}`,
      lastModified: new Date(one.updatedAt),
      location: place ? [place.name, place.street, place.city].filter(Boolean).join(', ') : undefined,
      sequence: sequenceOf(one),
      start,
      status: state === 'cancelled' || state === 'postponed' ? STATUS[state] : ICalEventStatus.CONFIRMED,
      // Many calendars show a cancelled event like any other.
      summary:
        state === 'cancelled' || state === 'postponed' || state === 'soldOut'
          ? `${label}: ${event.title}`
          : event.title,
      url: origin + inLanguage(`/events/${event.slug}`, language, site.defaultLanguage),
    })
  }
  return new Response(file.toString(), {
    headers: {
      'Cache-Control': 'public, max-age=300',
      'Content-Type': 'text/calendar; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Grows with each change, so that calendars take over a new time or state: seconds since the performance was made. */
const sequenceOf = ({ createdAt, updatedAt }: EventInstance): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000))
