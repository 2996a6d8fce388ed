import { DateTime } from 'luxon'
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { websiteApps } from '@/endpoints/apps/singleDocument'
import { bookingOf } from '@/lib/apps/website/readApps'
import type { Event, EventInstance, Venue } from '@/payload-types'
import { siteOrigin, inLanguage } from '@/lib/site/addresses'
import { endAfter } from '@/lib/time/dateRules'
import { settings } from '@/lib/settings'
import { withoutControls } from '@/lib/text/unseen'
import { audienceOf } from '../audience'
import { siteMessages } from '../siteMessages'
import { performanceBooking } from '../data/performanceBooking'
import { loadPageData } from '../read/loadPageData'
import { loadUpcomingPerformances } from '../read/performances'
import { readPublished, type Reader } from '../read/Reader'
import { revalidatedResponse } from './revalidated'

/** Maximum number of events in a feed. Later ones appear as earlier ones pass. */
const MAX_EVENTS = 5000
const DEFAULT_HOURS = 2

const STATUS = { cancelled: ICalEventStatus.CANCELLED, postponed: ICalEventStatus.TENTATIVE }

/** Serves an iCalendar feed of the upcoming performances of a venue or an event; null when it does not exist. */
export async function serveCalendar(
  reader: Reader,
  { collection, isPreview, slug }: { collection: 'events' | 'venues'; isPreview: boolean; slug: string },
  request: Request,
): Promise<Response | null> {
  const [found] = await readPublished(reader, collection, { limit: 1, where: { slug: { equals: slug } } })
  if (!found) return null
  const { rows } = await loadUpcomingPerformances(
    reader,
    collection === 'venues' ? { venue: found.id } : { event: found.id },
    { page: 1, size: MAX_EVENTS },
  )
  const visitor = { language: reader.language, payload: reader.payload, request, site: reader.site }
  if (!isPreview) (await audienceOf(reader))?.onCalendar(visitor, { collection, id: found.id })
  const body = await calendarOf(reader, 'name' in found ? found.name : (found.title ?? ''), rows)
  return revalidatedResponse(body, request, { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/calendar' })
}

async function calendarOf(reader: Reader, name: string, performances: EventInstance[]): Promise<string> {
  const { language, payload, site } = reader
  const library = await loadPageData(
    reader,
    performances.map((document) => ({ collection: 'event-instances', document })),
  )
  const apps = { booking: bookingOf(await websiteApps(payload, site.id)) }
  const messages = siteMessages(language, site.defaultLanguage)
  const view = {
    apps,
    clock: { formats: site.formats, language, timezone: site.timezone },
    language,
    library,
    site,
    messages,
  }
  const origin = siteOrigin(site, settings())
  const file = ical({
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes the texts of events, but not these.
    name: escapeText(`${name} – ${site.name}`, false),
    prodId: { company: escapeText(site.name, false), language: language.toUpperCase(), product: 'Callboard' },
    ttl: 3600,
  })
  for (const performance of performances) {
    const event = library.get('events', performance.event)
    if (!event) continue
    // Times are in UTC: not every calendar resolves a time zone name without its rules.
    const start = DateTime.fromISO(performance.start, { zone: 'utc' })
    const end = endAfter(performance.start, performance.end)
    const { label, notes, state, url } = performanceBooking(performance, event, view)
    const venue = library.get('venues', performance.venue ?? event.venue)
    const changed = lastChange(performance, event, venue)
    const statements = [...(url ? [] : [label]), ...notes].filter(Boolean)
    file.createEvent({
      description:
        [event.summary, statements.join('. '), url && `${label}: ${url}`].filter(Boolean).join('\n\n') || undefined,
      end: end ? DateTime.fromISO(end, { zone: 'utc' }) : start.plus({ hours: DEFAULT_HOURS }),
      id: `${performance.id}@${site.slug}`,
      lastModified: changed,
      location: venue ? [venue.name, venue.street, venue.city].filter(Boolean).join(', ') : undefined,
      sequence: sequenceOf(performance, changed),
      // Not the time of the request, so that an unchanged calendar stays the same.
      stamp: changed,
      start,
      status: state === 'cancelled' || state === 'postponed' ? STATUS[state] : ICalEventStatus.CONFIRMED,
      // Many calendars ignore the status, so it is repeated in the summary.
      summary:
        state === 'cancelled' || state === 'postponed' || state === 'soldOut'
          ? `${label}: ${event.title}`
          : event.title,
      url: origin + inLanguage(`/events/${event.slug}`, language, site.defaultLanguage),
    })
  }
  return withoutControls(file.toString())
}

/** When anything that a calendar shows of a performance was changed: its title and its place belong to others. */
const lastChange = (performance: EventInstance, event: Event, venue: Venue | null): Date =>
  new Date(Math.max(...[performance, event, venue].flatMap((each) => (each ? Date.parse(each.updatedAt) : []))))

/** Increases with every change, so that calendars accept updates: seconds between creation and last change. */
const sequenceOf = ({ createdAt }: EventInstance, changed: Date): number =>
  Math.max(0, Math.floor((changed.getTime() - Date.parse(createdAt)) / 1000))
