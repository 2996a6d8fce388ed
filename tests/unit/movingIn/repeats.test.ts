import {
  includedDays,
  rulesOfEventOrganiser,
  rulesOfModernEventsCalendar,
  rulesOfTheEventsCalendar,
} from '@/plugins/movingIn/lib/repeats/readRules'
import { daysOf, type OldRule } from '@/plugins/movingIn/lib/repeats/rule'
import { endlessUntil, timesOf } from '@/plugins/movingIn/lib/repeats/timesOf'
import { unserialize, type PhpValue } from '@/plugins/movingIn/lib/repeats/unserialize'

/** Serialises as PHP does. */
function serialize(value: boolean | number | string | null | object): string {
  if (value === null) return 'N;'
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`
  if (typeof value === 'number') return `i:${value};`
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  const isList = Array.isArray(value)
  const entries = Object.entries(value as Record<string, string>)
  return `a:${entries.length}:{${entries.map(([key, inner]) => (isList ? `i:${key};` : serialize(key)) + serialize(inner)).join('')}}`
}

const TODAY = '2026-06-15'
const days = (rule: OldRule, first = '2026-07-01', most = 500) => daysOf(rule, first, TODAY, most)

describe('The days on which an old event repeats', () => {
  it.each<[string, OldRule, string[]]>([
    ['every second day', { count: 3, every: 'day', interval: 2 }, ['2026-07-01', '2026-07-03', '2026-07-05']],
    [
      'on weekdays',
      { every: 'day', interval: 1, until: '2026-07-06', weekdays: [1, 2, 3, 4, 5] },
      ['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-06'],
    ],
    ['every week', { every: 'week', interval: 1, until: '2026-07-15' }, ['2026-07-01', '2026-07-08', '2026-07-15']],
    [
      // 1 July 2026 is a Wednesday.
      'on Mondays and Wednesdays of every second week',
      { count: 4, every: 'week', interval: 2, weekdays: [1, 3] },
      ['2026-07-01', '2026-07-13', '2026-07-15', '2026-07-27'],
    ],
    ['every month', { count: 3, every: 'month', interval: 1 }, ['2026-07-01', '2026-08-01', '2026-09-01']],
    [
      'on the second Tuesday of every month',
      { count: 3, every: 'month', interval: 1, week: 2, weekdays: [2] },
      ['2026-07-01', '2026-07-14', '2026-08-11'],
    ],
    [
      'on the last Friday of every month',
      { every: 'month', interval: 1, until: '2026-08-31', week: -1, weekdays: [5] },
      ['2026-07-01', '2026-07-31', '2026-08-28'],
    ],
    ['every year', { count: 2, every: 'year', interval: 1 }, ['2026-07-01', '2027-07-01']],
    [
      'except on days that fell out, which count',
      { count: 3, every: 'day', except: ['2026-07-02'], interval: 1 },
      ['2026-07-01', '2026-07-03'],
    ],
  ])('are those of its rule: %s', (_, rule, expected) => {
    expect(days(rule)).toEqual(expected)
  })

  it('skip months that lack the day', () => {
    expect(days({ count: 3, every: 'month', interval: 1 }, '2026-01-31')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
    ])
  })

  it('go on for a year from today if nothing ends them, and are the last ones if there are too many', () => {
    const weekly = days({ every: 'week', interval: 1 }, '2026-06-03')
    expect([weekly[0], weekly.at(-1), weekly.length]).toEqual(['2026-06-03', '2027-06-09', 54])
    const daily = days({ every: 'day', interval: 1 }, '2000-01-01', 10)
    expect([daily.length, daily.at(-1)]).toEqual([10, '2027-06-15'])
  })

  it('come to an end, whatever the rule says', () => {
    expect(days({ count: 10_000, every: 'day', interval: 1 }).length).toBe(501)
    expect(
      days({ count: 10_000, every: 'month', interval: 1, week: 5, weekdays: [1] }, '0001-01-01').length,
    ).toBeLessThan(502)
    expect(days({ every: 'day', interval: 1, until: '9999-12-31' }).length).toBe(501)
  })
})

describe('The times of an old event', () => {
  const at = (from: string, to: string | null) => ({ end: to === null ? null : { local: to }, start: { local: from } })
  const event = {
    bookingAddress: null,
    organizers: [],
    price: null,
    repeats: false,
    times: [at('2026-07-01T22:00', '2026-07-02T01:00')],
    venue: null,
    zone: null,
  }

  it('keep clock and length on each day of a rule, beside those that were chosen one by one', () => {
    const rules: OldRule[] = [{ count: 2, every: 'week', interval: 1 }]
    expect(
      timesOf(
        { ...event, extraDays: ['2026-07-04'], rules, times: [...event.times, at('2026-07-05T10:00', null)] },
        TODAY,
        500,
      ),
    ).toEqual([
      at('2026-07-01T22:00', '2026-07-02T01:00'),
      at('2026-07-04T22:00', '2026-07-05T01:00'),
      at('2026-07-05T10:00', null),
      at('2026-07-08T22:00', '2026-07-09T01:00'),
    ])
    expect(timesOf(event, TODAY, 500)).toEqual(event.times)
  })

  it('have no end if their rule has none, which is said', () => {
    expect(endlessUntil({ ...event, rules: [{ every: 'day', interval: 1 }] }, TODAY)).toBe('2027-06-15')
    expect(endlessUntil({ ...event, rules: [{ count: 1, every: 'day', interval: 1 }] }, TODAY)).toBeNull()
    expect(endlessUntil(event, TODAY)).toBeNull()
  })
})

describe('The rule of an old event', () => {
  it('is read from The Events Calendar, simple or custom, with its exclusions', () => {
    const recurrence = (rule: object, exclusions: object[] = []) =>
      rulesOfTheEventsCalendar({ _EventRecurrence: serialize({ description: 'é', exclusions, rules: [rule] }) })
    expect(recurrence({ 'end-count': 3, 'end-type': 'After', custom: { interval: 1 }, type: 'Weekly' })).toEqual([
      { count: 3, every: 'week', interval: 1 },
    ])
    expect(recurrence({ 'end-type': 'Never', custom: { interval: 1 }, type: 'constructor' })).toBeNull()
    expect(
      recurrence(
        {
          'end-type': 'On',
          custom: { interval: '2', 'same-time': 'yes', type: 'Weekly', week: { day: ['1', '3'] } },
          end: '2026-09-01',
          type: 'Custom',
        },
        [{ custom: { date: { date: '2026-07-13' } }, type: 'Custom' }],
      ),
    ).toEqual([{ every: 'week', except: ['2026-07-13'], interval: 2, until: '2026-09-01', weekdays: [1, 3] }])
    expect(
      recurrence({
        'end-type': 'Never',
        custom: { interval: 1, month: { day: '5', number: 'Last' }, type: 'Monthly' },
        type: 'Custom',
      }),
    ).toEqual([{ every: 'month', interval: 1, week: -1, weekdays: [5] }])
    expect(recurrence({ custom: { 'same-time': 'no', type: 'Daily' }, type: 'Custom' })).toBeNull()
    expect(recurrence({ custom: { date: { date: '2026-07-13' }, type: 'Date' }, type: 'Custom' })).toBeNull()
  })

  it('is read from Modern Events Calendar, which counts what comes after the first time', () => {
    const meta = { mec_repeat_interval: '2', mec_repeat_status: '1', mec_repeat_type: 'weekly' }
    expect(
      rulesOfModernEventsCalendar({ ...meta, mec_repeat_end: 'occurrences', mec_repeat_end_at_occurrences: '9' }),
    ).toEqual([{ count: 10, every: 'week', interval: 2 }])
    expect(
      rulesOfModernEventsCalendar({
        ...meta,
        mec_certain_weekdays: serialize(['1', '7']),
        mec_not_in_days: '2026-07-05, 2026-07-06',
        mec_repeat_end: 'date',
        mec_repeat_end_at_date: '2026-08-01',
        mec_repeat_type: 'certain_weekdays',
      }),
    ).toEqual([
      { every: 'day', except: ['2026-07-05', '2026-07-06'], interval: 1, until: '2026-08-01', weekdays: [1, 7] },
    ])
    expect(rulesOfModernEventsCalendar({ ...meta, mec_repeat_status: '0' })).toBeNull()
    for (const type of ['custom_days', 'advanced', 'constructor', ''])
      expect(rulesOfModernEventsCalendar({ ...meta, mec_repeat_type: type })).toBeNull()
  })

  it('is read from Event Organiser up to the last time that it has planned', () => {
    const meta = (schedule: object) => ({
      _eventorganiser_event_schedule: serialize({ all_day: false, frequency: 1, ...schedule }),
      _eventorganiser_schedule_last_start: '2026-08-01 19:30:00',
    })
    expect(
      rulesOfEventOrganiser(
        meta({ exclude: ['2026-07-08 19:30:00'], schedule: 'weekly', schedule_meta: ['WE', 'SU'] }),
      ),
    ).toEqual([{ every: 'week', except: ['2026-07-08'], interval: 1, until: '2026-08-01', weekdays: [3, 7] }])
    expect(rulesOfEventOrganiser(meta({ schedule: 'monthly', schedule_meta: 'BYDAY=-1TU' }))).toEqual([
      { every: 'month', interval: 1, until: '2026-08-01', week: -1, weekdays: [2] },
    ])
    for (const schedule of ['once', 'constructor', 'valueof'])
      expect(rulesOfEventOrganiser(meta({ schedule }))).toBeNull()
    expect(includedDays(meta({ include: ['2026-07-20 19:30:00', 'soon'] }))).toEqual(['2026-07-20'])
  })
})

describe('A value that PHP has stored', () => {
  it('is read with its texts in bytes', () => {
    const value = { a: [1, 'é"; x', null, true], b: { c: '' } }
    expect(unserialize(serialize(value))).toEqual({ a: { 0: 1, 1: 'é"; x', 2: null, 3: true }, b: { c: '' } })
  })

  it.each([
    'a:1000000000:{',
    's:1000000000:"a";',
    'a:-1:{}x',
    'a:9:{i:0;s:-9:"";',
    'O:8:"DateTime":1:{s:1:"a";i:1;}',
    'a:1:{i:0;',
    '',
    'x',
    'a:1:{i:0;'.repeat(5_000),
    'i:1'.repeat(50_000),
  ])('is none if it is something else: %.30s', (text) => {
    expect(unserialize(text)).toBeNull()
  })

  it('has no keys but its own', () => {
    const value = unserialize(serialize({ ['__proto__x']: 1, constructor: 2 })) as Record<string, PhpValue>
    expect(Object.keys(value)).toEqual(['__proto__x', 'constructor'])
    expect(value.toString).toBeUndefined()
  })
})
