import { ownValue, required } from '@/lib/values'
import { readEvents, readProgramme } from '@/seed/reading/kinds'
import { isoOf } from '@/seed/reading/relativeDates'
import type { Programme } from '@/seed/reading/schemas'
import { joinKey } from '@/seed/writing/naturalKeys'
import type { Site, SiteEntry } from '@/seed/writing/site'
import { performancesOf, type Performance } from './performances'
import { seasonOf, type DatedSeason } from './seasons'

/** The events of a site. Their dates and season are those of their performances. */
export function eventEntries({ clock, folder }: Site, seasons: readonly DatedSeason[]): SiteEntry[] {
  const programme = readProgramme(folder)
  return readEvents(folder).map(({ credits = [], performances: rules, ...event }) => {
    const performances = performancesOf({ ...event, performances: rules }, programme, clock)
    const first = required(performances[0], `a performance of ${event.slug}`)
    const last = performances.at(-1) ?? first
    return {
      ...event,
      accessInformation: accessText(performances, programme),
      bookingLinkLabel: programme.bookingLinkLabel,
      credits: credits.map((credit) => ({ ...credit, role: roleIn(credit.role, programme) })),
      endDate: isoOf(last.end),
      season: seasonOf(first.start, seasons).entry.slug,
      startDate: isoOf(first.start),
    }
  })
}

/** The performances of events that have been written. */
export function performanceEntries({ clock, folder, id }: Site): SiteEntry[] {
  const programme = readProgramme(folder)
  return readEvents(folder).flatMap((event) =>
    performancesOf(event, programme, clock).map(({ access, end, note, start, state }) => ({
      accessTypes: access,
      bookingLinkURL: event.bookingLinkURL && state === 'scheduled' ? bookingLink(event.bookingLinkURL, start) : null,
      draft: event.draft,
      end: isoOf(end),
      event: event.slug,
      instanceStatus: state,
      naturalKey: joinKey(id('events', event.slug), isoOf(start)),
      note: note && { cy: ownValue(programme.notes, note), en: note },
      start: isoOf(start),
      venue: event.venue,
    })),
  )
}

const bookingLink = (event: string, start: Performance['start']): string =>
  `${event}/${start.toFormat('yyyyLLdd-HHmm')}`

const roleIn = (role: string, { roles }: Programme) => (roles ? { cy: ownValue(roles, role) ?? role, en: role } : role)

const MOST_LINES = 8

/** One line for each accessible performance. */
function accessText(performances: readonly Performance[], { access: names }: Programme): string | undefined {
  const lines = performances.flatMap(({ access, start }) =>
    access.flatMap((service) => {
      const name = ownValue(names, service)
      return name ? [`${name}: ${start.toFormat('ccc d LLL, HH:mm')}.`] : []
    }),
  )
  return lines.length > 0 ? lines.slice(0, MOST_LINES).join('\n') : undefined
}
