import { slugged } from '@/seed/writing/slugged'
import type { Site } from '@/seed/writing/site'
import { asIs, both } from '@/seed/writing/translated'
import { eventPiece, performancePieces } from './programme/pieces'
import { PRODUCTIONS } from './programme/productions'
import { seasonsAround } from './programme/seasons'
import { SERIES } from './programme/series'

/** Seeds seasons, series, events and their performances around the reference day. */
export async function seedProgramme(site: Site): Promise<void> {
  const { now, log } = site.seeding
  const seasons = seasonsAround(now)
  await site.write(
    'seasons',
    seasons.map(({ end, key, start, summary, title }) => ({
      data: { ...slugged(key, title.en), endDate: end.toISODate(), startDate: start.toISODate(), summary, title },
      key,
    })),
  )
  await site.write(
    'series',
    SERIES.map(({ image, key, ...more }) => ({
      data: { ...more, ...slugged(key, more.title.en), image: site.id('media', image) },
      key,
    })),
  )
  log('Riverside: events')
  await site.write(
    'events',
    PRODUCTIONS.map((production) => eventPiece(site, production, seasons)),
  )
  log('Riverside: performances')
  await site.write(
    'event-instances',
    PRODUCTIONS.flatMap((production) => performancePieces(site, production)),
  )
  await site.write('event-collections', [...collections(site), classics(site, seasons[1].key)])
}

/** An automated event collection, defined by conditions. */
const classics = (site: Site, season: string) => ({
  data: {
    ...slugged('classics-this-season', 'Classics this season'),
    conditions: asIs({
      match: 'all',
      rows: [
        { operator: 'equal', property: 'season', value: { relationTo: 'seasons', value: site.id('seasons', season) } },
        {
          operator: 'equal',
          property: 'series',
          value: { relationTo: 'series', value: site.id('series', 'classics-on-the-river') },
        },
      ],
    }),
    kind: 'automated',
    summary: both('Great plays in the main house, from now to the end of the season.'),
    title: both('Classics this season', 'Clasuron y tymor hwn'),
  },
  key: 'classics-this-season',
})

/** Manual event collections that pages show. */
const collections = (site: Site) => {
  const collection = (key: string, english: string, welsh: string, summary: string, events: string[]) => ({
    data: {
      ...slugged(key, english),
      events: events.map((event) => site.id('events', event)),
      kind: 'manual',
      summary: both(summary),
      title: both(english, welsh),
    },
    key,
  })
  return [
    collection('for-families', 'For families', 'I deuluoedd', 'With children from four.', [
      'the-snow-queen',
      'carols-on-the-bridge',
      'jupiter-for-breakfast',
      'swan-lake',
    ]),
    collection('lunchtime-concerts', 'Lunchtime concerts', 'Cyngherddau cinio', 'Fifty minutes on Thursdays, free.', [
      'lunchtime-songs',
      'lunchtime-schubert',
      'lunchtime-new-quartets',
    ]),
    collection('in-the-garden', 'In the garden', 'Yn yr ardd', 'Under the plane trees.', [
      'the-tempest',
      'proms-in-the-garden',
    ]),
    collection(
      'our-chekhov-year',
      'Our Chekhov year',
      'Ein blwyddyn Chekhov',
      'Two plays, one company, one conversation.',
      ['the-seagull', 'chekhov-a-conversation', 'the-cherry-orchard'],
    ),
  ]
}
