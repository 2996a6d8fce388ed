import { performancesOf } from '@/seed/programme/performances'
import { seasonOf, seasonsAround } from '@/seed/programme/seasons'
import { readEvents, readProgramme } from '@/seed/reading/kinds'
import { readEntries } from '@/seed/reading/readData'
import { season } from '@/seed/reading/schemas'

const EVENTS = readEvents('riverside')
const PROGRAMME = readProgramme('riverside')
const SEASONS = readEntries('riverside', 'seasons', season)

const DAYS = [
  '2026-11-21T12:00:00Z',
  '2027-01-31T23:30:00Z',
  '2027-03-27T12:00:00Z',
  '2028-02-29T12:00:00Z',
  '2027-07-31T12:00:00Z',
]

describe.each(DAYS)('demo programme around %s', (day) => {
  const now = new Date(day)
  const clock = { now, zone: 'Europe/London' }
  const all = EVENTS.flatMap((event) =>
    performancesOf(event, PROGRAMME, clock).map((performance) => ({
      ...performance,
      event,
      rhythm: 'rhythm' in event.performances ? event.performances.rhythm : '',
    })),
  )

  test('has 60 events with 300 performances, in the past and upcoming', () => {
    expect(EVENTS).toHaveLength(60)
    expect(all).toHaveLength(300)
    const past = all.filter(({ start }) => start.toMillis() < now.getTime()).length
    expect(past).toBeGreaterThan(80)
    expect(300 - past).toBeGreaterThan(80)
  })

  test('never has two performances at once in the main house', () => {
    const onStage = all
      .filter(
        ({ event, rhythm }) =>
          event.venue === 'main-house' && !['daily', 'monthly'].includes(rhythm) && event.eventStatus !== 'cancelled',
      )
      .sort((a, b) => a.start.toMillis() - b.start.toMillis())
    const clashes = onStage.flatMap((one, index) => {
      const next = onStage[index + 1]
      return next && next.start < one.end
        ? [`${one.event.slug} and ${next.event.slug} on ${one.start.toISODate()}`]
        : []
    })
    expect(clashes).toEqual([])
  })

  test('keeps local times when the clocks change', () => {
    const offsets = new Set(all.map(({ start }) => start.offset))
    expect(offsets).toEqual(new Set([0, 60]))
    const evenings = all.filter(({ rhythm }) => rhythm === 'concert')
    expect(new Set(evenings.map(({ start }) => start.toFormat('HH:mm')))).toEqual(new Set(['19:30']))
  })

  test('assigns every performance to one of three consecutive seasons', () => {
    const seasons = seasonsAround(clock, SEASONS)
    expect(seasons).toHaveLength(3)
    expect(seasons[1]!.start.toMillis()).toBeLessThanOrEqual(now.getTime())
    expect(seasons[2]!.start.toMillis()).toBeGreaterThan(now.getTime())
    expect(seasons.map(({ end }, index) => seasons[index + 1]?.start.diff(end, 'days').days ?? 1)).toEqual([1, 1, 1])
    expect(seasonOf(seasons[1]!.start, seasons)).toBe(seasons[1])
    expect(seasonOf(seasons[2]!.end, seasons)).toBe(seasons[2])
    expect(seasonOf(seasons[1]!.start.minus({ days: 1 }), seasons)).toBe(seasons[0])
  })
})
