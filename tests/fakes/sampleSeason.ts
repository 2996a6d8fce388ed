import { createSeason, type Season } from '@/plugins/ticketing/demo/season'

/** The current date in tests that use a season. */
export const TODAY = '2026-03-10'
export const ZONE = 'Europe/London'

const ON_SALE_FROM = '2026-02-01T10:00:00'

/** Numbers in the sample season. */
export const EVENTS = { studioNight: 1_002, tempest: 1_001, past: 1_003, undated: 1_004, lateSummer: 1_005 }
export const INSTANCES = {
  beforeSpring: 100_001,
  afterSpring: 100_002,
  beforeAutumn: 100_003,
  afterAutumn: 100_004,
  cancelled: 100_005,
  soldOut: 100_006,
  notYetOnSale: 100_007,
  past: 100_008,
  firstSummer: 100_009,
  lastSummer: 100_010,
}
/** Performances from `TODAY` on. */
export const UPCOMING = Object.values(INSTANCES).filter((number) => number !== INSTANCES.past)

/** A small season that covers what box offices do: DST changes, cancelled and sold-out performances, missing data. */
export const sampleSeason = (): Season =>
  createSeason({
    eventAttributes: [
      { name: 'Genre', type: 'text' },
      { name: 'IsFeatured', type: 'boolean' },
      { name: 'LowestPrice', type: 'number' },
      { name: 'Presale', type: 'date' },
    ],
    events: [
      {
        attributes: { Genre: 'Drama', IsFeatured: true, LowestPrice: 12.5, Presale: '2026-02-01T00:00:00' },
        description: 'An island, a storm & a spell',
        imageUrl: 'https://images.example/tempest.jpg',
        instances: ['2026-03-28T19:30:00', '2026-03-29T19:30:00', '2026-10-24T19:30:00', '2026-10-25T19:30:00'].map(
          (start) => ({ onSaleFrom: ON_SALE_FROM, start }),
        ),
        minutes: 120,
        name: 'The Tempest',
        venue: 'Main House',
      },
      {
        instances: [
          { isCancelled: true, onSaleFrom: ON_SALE_FROM, start: '2026-04-10T20:00:00' },
          { isSoldOut: true, onSaleFrom: ON_SALE_FROM, start: '2026-04-11T20:00:00' },
          { onSaleFrom: '2026-04-01T10:00:00', start: '2026-04-12T20:00:00' },
        ],
        name: 'Studio Night',
        venue: 'Studio',
      },
      { instances: [{ start: '2026-01-15T19:30:00' }], name: 'Past Glory', venue: 'Main House' },
      { instances: [], name: 'No Dates Yet', venue: 'Main House' },
      {
        description: 'In the park',
        instances: [
          { start: '2026-08-01T15:00:00' },
          { attributes: { Captioned: true }, start: '2026-08-02T15:00:00' },
        ],
        minutes: 90,
        name: 'Late Summer – für alle',
        venue: 'Park',
      },
    ],
    funds: ['Roof Appeal', 'Young Actors'],
    instanceAttributes: [{ name: 'Captioned', type: 'boolean' }],
    memberships: ['Friend', 'Patron'],
    now: new Date(`${TODAY}T12:00:00Z`),
    zone: ZONE,
  })

/** A season of any size, spread over eight months from April. */
export const largeSeason = (events: number, instancesEach: number): Season =>
  createSeason({
    eventAttributes: [{ name: 'Genre', type: 'text' }],
    events: Array.from({ length: events }, (_, index) => ({
      attributes: { Genre: index % 2 ? 'Drama' : 'Music' },
      description: `About number ${index}`,
      instances: Array.from({ length: instancesEach }, (_unused, night) => ({
        onSaleFrom: ON_SALE_FROM,
        start: new Date(Date.UTC(2026, 3, 1 + ((index + night * 7) % 240), 19, 30)).toISOString().slice(0, 19),
      })),
      minutes: 90,
      name: `Event ${index}`,
      venue: `Hall ${index % 5}`,
    })),
    now: new Date(`${TODAY}T12:00:00Z`),
    zone: ZONE,
  })
