import { boundsOfDays } from '@/lib/time/boundsOfDays'
import { isBeyondArchive, isDeepInArchive, parseArchive } from '@/plugins/site/lib/archive/archiveQuery'
import { chosenDays, daysOfMonth, isShownMonth, neighbourMonth } from '@/plugins/site/lib/programme/days'
import { isBounded, parseProgramme, toParameters } from '@/plugins/site/lib/programme/programmeQuery'
import { variantOf } from '@/plugins/site/lib/programme/variants'
import type { Reader } from '@/plugins/site/lib/read/Reader'
import { firstColumn, weekdayNames } from '@/plugins/site/lib/programme/weeks'

const ZONE = 'Europe/London'

describe('the days that a visitor chooses', () => {
  it.each([
    ['on a weekday is the weekend to come', '2026-11-26T12:00:00Z', '2026-11-28', '2026-11-29'],
    ['on a Saturday is both days', '2026-11-28T12:00:00Z', '2026-11-28', '2026-11-29'],
    ['on a Sunday is what is left of it', '2026-11-29T12:00:00Z', '2026-11-29', '2026-11-29'],
    ['begins with the day of the site, not with that of UTC', '2026-07-31T23:30:00Z', '2026-08-01', '2026-08-02'],
  ])('“this weekend” %s', (_, now, from, to) => {
    expect(chosenDays('weekend', ZONE, new Date(now))).toEqual({ from, to })
  })

  it('are all days without a choice, and one day for a date', () => {
    expect(chosenDays(null, ZONE)).toBeNull()
    expect(chosenDays('2027-02-28', ZONE)).toEqual({ from: '2027-02-28', to: '2027-02-28' })
  })

  it('have 23 hours when the clocks go forward', () => {
    const { since, until } = boundsOfDays({ from: '2027-03-28', to: '2027-03-28' }, ZONE)
    expect((Date.parse(until) - Date.parse(since)) / 3_600_000).toBe(23)
  })

  it('are those of UTC where the time zone is unknown', () => {
    expect(boundsOfDays({ from: '2027-01-01', to: '2027-01-01' }, 'Nowhere/Land').since).toBe(
      '2027-01-01T00:00:00.000Z',
    )
  })
})

describe('months', () => {
  it('end on their last day, also in a leap year', () => {
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  it('lead across the year', () => {
    expect([neighbourMonth('2026-12', 1), neighbourMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  })

  it('are shown from the current one to that of the last performance, on the clock of the site', () => {
    const now = new Date('2026-11-30T23:30:00Z')
    const last = new Date('2027-01-31T23:30:00Z')
    const shown = (zone: string, end: Date | null) =>
      ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03'].filter((month) =>
        isShownMonth(month, end, zone, now),
      )
    expect(shown(ZONE, last)).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(shown('Europe/Paris', last)).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(shown(ZONE, null)).toEqual(['2026-11'])
    expect(shown(ZONE, new Date('2020-01-01'))).toEqual(['2026-11'])
  })

  it('begin their weeks as the language does', () => {
    expect(weekdayNames('en')[0]).toBe('Mon')
    // 28 November 2026 is a Saturday, the first day of a week in Arabic.
    expect([firstColumn('2026-11-28', 'en'), firstColumn('2026-11-28', 'ar')]).toEqual([6, 1])
  })
})

describe('the address of What’s on', () => {
  const parse = (query: string) => parseProgramme(new URLSearchParams(query))

  it('keeps what it understands and drops the rest', () => {
    expect(
      toParameters(parse('view=posters&date=today&venue=house&q=two%20%20words&utm_source=mail&access=loud')),
    ).toEqual({
      date: 'today',
      q: 'two words',
      venue: 'house',
      view: 'posters',
    })
    expect(toParameters(parse('month=2026-12'))).toEqual({})
  })

  it('is cached where there are only so many like it', () => {
    expect(['view=calendar&access=captioned', 'date=weekend', ''].map((query) => isBounded(parse(query)))).toEqual([
      true,
      true,
      true,
    ])
    expect(['q=a', 'venue=a', 'season=a', 'kind=a', 'date=2026-12-01'].map((query) => isBounded(parse(query)))).toEqual(
      Array(5).fill(false),
    )
  })

  it('makes no variants of pages that have no list', async () => {
    // Nothing of the site decides about these.
    const reader = {} as Reader
    const variant = (path: string, query: string) => variantOf(reader, path, new URLSearchParams(query))
    expect(await variant('/visit', 'view=posters')).toBeNull()
    expect(await variant('/events', 'view=posters')).toEqual({ view: 'posters' })
    expect(await variant('/archive', 'year=2020&x=1')).toEqual({ by: 'year', year: 2020 })
    expect(await variant('/visit', 'q=a')).toBeNull()
    expect(await variant('/events', 'q=a')).toBe('endless')
    expect([await variant('/', ''), await variant('/', 'q=a')]).toEqual([null, null])
  })
})

it('the archive takes a year to come, of three digits or by season for none', () => {
  for (const query of ['year=3000', 'year=999', 'year=2020&by=season', 'year=x'])
    expect(parseArchive(new URLSearchParams(query)).year).toBeNull()
  expect(parseArchive(new URLSearchParams('year=2020')).year).toBe(2020)
})

it('the archive ends at its 300th page, and counts those after its twentieth as costly', () => {
  const at = (page: string, path = '/archive') => {
    const search = new URLSearchParams(`page=${page}`)
    return [isDeepInArchive(path, search), isBeyondArchive(path, search)]
  }
  expect([at('1'), at('20'), at('21'), at('300'), at('301')]).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, false],
    [true, true],
  ])
  expect(at('301', '/blogs')).toEqual([false, false])
})
