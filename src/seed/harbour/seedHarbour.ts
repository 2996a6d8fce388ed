import { DateTime } from 'luxon'
import { poster } from '@/seed/pictures/poster'
import { render } from '@/seed/pictures/render'
import { venue } from '@/seed/pictures/venue'
import { joinKey } from '@/seed/writing/naturalKeys'
import { proseIn } from '@/seed/writing/prose'
import type { SeedContext } from '@/seed/writing/seeding'
import { seedPages } from '@/seed/writing/seedPages'
import { openSite, type SeedDocument, type Site } from '@/seed/writing/site'
import { slugged } from '@/seed/writing/slugged'
import { both } from '@/seed/writing/translated'
import { PAGES } from './pages'
import { EVENTS, PEOPLE, VENUES, type HarbourEvent } from './programme'

const ZONE = 'America/New_York'
const HOUSE = 'Harbour Arts Centre'
const VIEW = 'The Boathouse at dusk'

/** Seeds Harbour Arts Centre: a smaller venue with one language. */
export async function seedHarbour(seeding: SeedContext, tenant: string): Promise<void> {
  seeding.log('Harbour Arts Centre')
  const site = openSite(seeding, tenant)
  await site.write('media', pictures())
  await site.write(
    'people',
    PEOPLE.map(({ key, name, profession }) => ({
      data: { ...slugged(key, name), name, profession: both(profession) },
      key,
    })),
  )
  await site.write(
    'venues',
    VENUES.map(({ accessInformation, key, name, summary, ...more }) => ({
      data: {
        ...more,
        ...slugged(key, name),
        accessInformation: both(accessInformation),
        image: site.id('media', VIEW),
        name: both(name),
        summary: both(summary),
        timezone: ZONE,
      },
      key,
    })),
  )
  const start = today(seeding).startOf('month').minus({ months: 3 })
  const season = `season-${start.year}-${start.plus({ months: 9 }).year}`
  await site.write('seasons', [
    {
      data: {
        ...slugged(season, ''),
        endDate: start.plus({ months: 9 }).toISODate(),
        startDate: start.toISODate(),
        title: both(`Season ${start.year}/${start.plus({ months: 9 }).year}`),
      },
      key: season,
    },
  ])
  await site.write(
    'events',
    EVENTS.map((event) => eventPiece(site, event, season)),
  )
  await site.write(
    'event-instances',
    EVENTS.flatMap((event) => performancePieces(site, event)),
  )
  await seedPages(site, PAGES)
}

const today = ({ now }: SeedContext) => DateTime.fromJSDate(now, { zone: ZONE }).startOf('day')

const pictures = (): SeedDocument[] => [
  {
    data: { alt: both('A stage under trees with strings of lights'), title: VIEW },
    file: () => render(venue('garden', 'sea'), VIEW),
    key: VIEW,
  },
  ...EVENTS.flatMap(({ poster: drawn, title }): SeedDocument[] =>
    drawn
      ? [
          {
            data: { alt: both(`Poster for ${title}`), title: `${title} poster` },
            file: () => render(poster(drawn, HOUSE), title),
            key: `${title} poster`,
          },
        ]
      : [],
  ),
]

/** Start and end of each performance of an event. */
const datesOf = (seeding: SeedContext, { days, minutes }: HarbourEvent) =>
  days.map((entry) => {
    const [day, clock = '20:00'] = typeof entry === 'number' ? [entry] : entry
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    const start = today(seeding).plus({ days: day }).set({ hour, minute })
    return { end: start.plus({ minutes }).toJSDate().toISOString(), start: start.toJSDate().toISOString() }
  })

function eventPiece(site: Site, event: HarbourEvent, season: string): SeedDocument {
  const dates = datesOf(site.seeding, event)
  return {
    data: {
      ...slugged(event.key, event.title),
      credits: (event.credits ?? []).map(([person, role]) => ({
        group: 'creative',
        person: site.id('people', person),
        role: both(role),
      })),
      description: proseIn(event.about),
      endDate: dates.at(-1)?.end,
      endDate_tz: ZONE,
      eventStatus: 'scheduled',
      images: event.poster ? [site.id('media', `${event.title} poster`)] : [],
      priceText: both(event.price),
      season: site.id('seasons', season),
      startDate: dates[0]?.start,
      startDate_tz: ZONE,
      summary: both(event.summary),
      title: both(event.title),
      venue: site.id('venues', event.venue),
    },
    draft: event.draft,
    key: event.key,
  }
}

function performancePieces(site: Site, event: HarbourEvent): SeedDocument[] {
  const id = site.id('events', event.key)
  return datesOf(site.seeding, event).map(({ end, start }, index) => ({
    data: {
      end,
      end_tz: ZONE,
      event: id,
      instanceStatus: index % 9 === 4 ? 'sold_out' : 'scheduled',
      start,
      start_tz: ZONE,
      venue: site.id('venues', event.venue),
    },
    draft: event.draft,
    key: joinKey(id, start),
  }))
}
