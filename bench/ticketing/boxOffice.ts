import { createSeason } from '../../src/plugins/ticketing/demo/season'
import { startBoxOffice } from '@/plugins/ticketing/demo/serveBoxOffice'

// Box office in its own process: node --import tsx bench/ticketing/boxOffice.ts <events> <performances per event>.
// Prints its URL.
const [events, nights] = process.argv.slice(2).map(Number) as [number, number]
const DAY_MS = 86_400_000

const wallClock = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T19:30:00`

const season = createSeason({
  eventAttributes: [{ name: 'Genre', type: 'text' }],
  events: Array.from({ length: events }, (_, index) => ({
    attributes: { Genre: index % 2 ? 'Drama' : 'Music' },
    description: `About number ${index}`,
    instances: Array.from({ length: nights }, (_unused, night) => ({
      start: wallClock(2 + ((index + night * 7) % 240)),
    })),
    minutes: 90,
    name: `Event ${index}`,
    venue: `Hall ${index % 5}`,
  })),
  zone: 'Europe/London',
})
console.log((await startBoxOffice({ clientName: 'bench', season: () => Promise.resolve(season) })).origin)
