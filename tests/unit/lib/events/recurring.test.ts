import fc from 'fast-check'
import { DateTime } from 'luxon'
import { planDates } from '@/lib/events/recurring/planDates'
import { MAX_PERFORMANCES_AT_ONCE, performanceRule, type PerformanceRule } from '@/lib/events/recurring/rule'
import { localToInstant } from '@/lib/events/recurring/localToInstant'

const rule = (more: Partial<PerformanceRule> = {}): PerformanceRule => ({
  durationMinutes: 150,
  except: [],
  from: '2027-03-22',
  times: ['19:30'],
  to: '2027-04-04',
  weekdays: [2, 3, 4, 5, 6],
  ...more,
})

const ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'Africa/Casablanca',
  'Pacific/Apia',
  'America/Santiago',
  'Africa/Cairo',
]

const wall = (moment: string, zone: string) => DateTime.fromISO(moment, { zone }).toFormat('yyyy-MM-dd HH:mm')

describe('planDates', () => {
  it('returns every Tuesday to Saturday at 19:30 across a change of the clocks, without excluded days', () => {
    const dates = planDates(rule({ except: ['2027-03-26'] }), 'Europe/London')
    expect(dates.map(({ start }) => wall(start, 'Europe/London').slice(5))).toEqual(
      ['23', '24', '25', '27', '30', '31']
        .map((day) => `03-${day} 19:30`)
        .concat(['01', '02', '03'].map((day) => `04-${day} 19:30`)),
    )
    // Clocks went forward on the 28th.
    expect([dates[3]!.start, dates[4]!.start]).toEqual(['2027-03-27T19:30:00.000Z', '2027-03-30T18:30:00.000Z'])
    expect(dates.every(({ end, start }) => Date.parse(end!) - Date.parse(start) === 150 * 60_000)).toBe(true)
  })

  it('returns several performances of a day once each, in order', () => {
    const dates = planDates(
      rule({ durationMinutes: null, from: '2027-03-27', times: ['19:30', '14:00', '19:30'], to: '2027-03-27' }),
      'Europe/London',
    )
    expect(dates).toEqual([
      { change: null, end: null, start: '2027-03-27T14:00:00.000Z' },
      { change: null, end: null, start: '2027-03-27T19:30:00.000Z' },
    ])
  })

  it('stops at one more than the maximum, even for a rule of centuries', () => {
    expect(
      planDates(rule({ from: '2000-01-01', to: '9999-12-31', weekdays: [1, 2, 3, 4, 5, 6, 7] }), 'UTC'),
    ).toHaveLength(MAX_PERFORMANCES_AT_ONCE + 1)
  })

  it('returns only the requested local times and weekdays, unless the clocks skip the time', () => {
    const minutes = fc
      .integer({ max: 24 * 60 - 1, min: 0 })
      .map((all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`)
    const asked = fc.record({
      days: fc.integer({ max: 60, min: 0 }),
      start: fc.integer({ max: 4000, min: 0 }),
      times: fc.uniqueArray(minutes, { maxLength: 3, minLength: 1 }),
      weekdays: fc.uniqueArray(fc.integer({ max: 7, min: 1 }), { minLength: 1 }),
      zone: fc.constantFrom(...ZONES),
    })
    fc.assert(
      fc.property(asked, ({ days, start, times, weekdays, zone }) => {
        const first = DateTime.fromISO('2020-01-01', { zone: 'utc' }).plus({ days: start })
        const dates = planDates(
          rule({ from: first.toISODate()!, times, to: first.plus({ days }).toISODate()!, weekdays }),
          zone,
        )
        for (const [index, { change, start: moment }] of dates.entries()) {
          const there = DateTime.fromISO(moment, { zone })
          if (change !== 'gap')
            expect([times.includes(there.toFormat('HH:mm')), weekdays.includes(there.weekday)]).toEqual([true, true])
          if (index > 0) expect(moment > dates[index - 1]!.start).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('localToInstant', () => {
  it('moves a local time that the clocks skip forward by the skipped period', () => {
    expect(localToInstant('2027-03-28', '01:30', 'Europe/London')).toEqual({
      change: 'gap',
      moment: '2027-03-28T01:30:00.000Z',
    })
    expect(wall(localToInstant('2027-03-14', '02:30', 'America/New_York').moment, 'America/New_York')).toBe(
      '2027-03-14 03:30',
    )
    // Half an hour only.
    expect(localToInstant('2027-10-03', '02:15', 'Australia/Lord_Howe').change).toBe('gap')
    expect(wall(localToInstant('2027-10-03', '02:15', 'Australia/Lord_Howe').moment, 'Australia/Lord_Howe')).toBe(
      '2027-10-03 02:45',
    )
    expect(localToInstant('2027-10-03', '02:30', 'Australia/Lord_Howe')).toEqual({
      change: null,
      moment: '2027-10-02T15:30:00.000Z',
    })
  })

  it('returns the first of a local time that occurs twice', () => {
    expect(localToInstant('2027-10-31', '01:30', 'Europe/London')).toEqual({
      change: 'twice',
      moment: '2027-10-31T00:30:00.000Z',
    })
    expect(localToInstant('2027-04-04', '01:45', 'Australia/Lord_Howe')).toEqual({
      change: 'twice',
      moment: '2027-04-03T14:45:00.000Z',
    })
    expect(localToInstant('2027-10-31', '02:30', 'Europe/London').change).toBeNull()
  })
})

describe('performanceRule', () => {
  it('refuses an invalid rule', () => {
    expect(performanceRule.safeParse(rule()).success).toBe(true)
    const wrong: Partial<PerformanceRule>[] = [
      { to: '2027-03-21' },
      { from: '2027-02-30' },
      { times: [] },
      { times: ['24:00'] },
      { weekdays: [] },
      { weekdays: [0] },
      { weekdays: [8] },
      { durationMinutes: 0 },
      { durationMinutes: 1441 },
      { except: ['soon'] },
    ]
    expect(wrong.filter((more) => performanceRule.safeParse(rule(more)).success)).toEqual([])
  })
})
