import { endOf, isSkippedTime, momentOf, type Zones } from '@/plugins/ticketing/lib/map/momentOf'
import type { ExternalTime } from '@/plugins/ticketing/lib/provider/external'

const ZONES: Zones = { event: 'America/New_York', site: 'Europe/London', venue: 'Europe/Paris' }
const wall = (local: string, zone: string | null = null): ExternalTime => ({ local, utc: null, zone })

describe('isSkippedTime', () => {
  it.each<[string, ExternalTime, boolean]>([
    ['in the hour that the clocks of the venue skip', wall('2026-03-29T02:30:00'), true],
    ['in that of the zone of the box office', wall('2026-03-29T01:30:00', 'Europe/London'), true],
    ['in the half hour of Lord Howe Island', wall('2026-10-04T02:15:00', 'Australia/Lord_Howe'), true],
    ['an hour later', wall('2026-03-29T03:30:00'), false],
    ['in the hour that occurs twice', wall('2026-10-25T02:30:00'), false],
    [
      'that comes with its UTC time',
      { local: '2026-03-29T02:30:00', utc: '2026-03-29T01:30:00Z', zone: 'Europe/Paris' },
      false,
    ],
    ['that is no time', wall('tonight'), false],
  ])('tells a time %s', (_, time, expected) => expect(isSkippedTime(time, ZONES)).toBe(expected))
})

describe('momentOf', () => {
  it.each<[string, ExternalTime, Partial<Zones>, string, string]>([
    [
      'uses the UTC time of the box office',
      { local: '2026-06-01T19:30:00', utc: '2026-06-01T17:30:00Z', zone: null },
      {},
      '2026-06-01T17:30:00.000Z',
      'Europe/Paris',
    ],
    [
      'uses the time zone of the box office',
      wall('2026-06-01T19:30:00', 'Asia/Tokyo'),
      {},
      '2026-06-01T10:30:00.000Z',
      'Asia/Tokyo',
    ],
    [
      'otherwise uses the time zone of the venue',
      wall('2026-06-01T19:30:00'),
      {},
      '2026-06-01T17:30:00.000Z',
      'Europe/Paris',
    ],
    [
      'otherwise uses the time zone of the event',
      wall('2026-06-01T19:30:00'),
      { venue: null },
      '2026-06-01T23:30:00.000Z',
      'America/New_York',
    ],
    [
      'otherwise uses the time zone of the site',
      wall('2026-06-01T19:30:00'),
      { event: null, venue: null },
      '2026-06-01T18:30:00.000Z',
      'Europe/London',
    ],
    ['uses the winter offset in winter', wall('2026-01-01T19:30:00'), {}, '2026-01-01T18:30:00.000Z', 'Europe/Paris'],
    ['keeps seconds', wall('2026-01-01T19:30:15'), {}, '2026-01-01T18:30:15.000Z', 'Europe/Paris'],
    [
      'ignores an invalid time zone',
      wall('2026-01-01T19:30:00', 'Mars/Base'),
      {},
      '2026-01-01T18:30:00.000Z',
      'Europe/Paris',
    ],
    [
      'uses the local time when the UTC time is invalid',
      { local: '2026-01-01T19:30:00', utc: 'soon', zone: null },
      {},
      '2026-01-01T18:30:00.000Z',
      'Europe/Paris',
    ],
    [
      'moves a time that the spring clock change skips one hour later',
      wall('2026-03-29T02:30:00'),
      {},
      '2026-03-29T01:30:00.000Z',
      'Europe/Paris',
    ],
    [
      'uses the first of two times when the clocks go back',
      wall('2026-10-25T02:30:00'),
      {},
      '2026-10-25T00:30:00.000Z',
      'Europe/Paris',
    ],
    [
      'uses the second of two times when the UTC time says so',
      { local: '2026-10-25T02:30:00', utc: '2026-10-25T01:30:00Z', zone: null },
      {},
      '2026-10-25T01:30:00.000Z',
      'Europe/Paris',
    ],
  ])('%s', (_, time, zones, moment, zone) => {
    expect(momentOf(time, { ...ZONES, ...zones })).toEqual({ moment, zone })
  })

  it('returns null for an invalid time', () => {
    expect(momentOf(wall('2026-02-30T19:30:00'), ZONES)).toBeNull()
    expect(momentOf(wall('tonight'), ZONES)).toBeNull()
    expect(momentOf(wall('2026-02-28T25:00:00'), ZONES)).toBeNull()
    expect(momentOf(wall('2026-02-28T23:00:00'), ZONES)).not.toBeNull()
  })

  it('keeps the local time of evenings before and after the clocks change', () => {
    const evenings = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].map(
      (day) => momentOf(wall(`${day}T19:30:00`), ZONES)?.moment,
    )
    expect(evenings).toEqual([
      '2026-03-28T18:30:00.000Z',
      '2026-03-29T17:30:00.000Z',
      '2026-10-24T17:30:00.000Z',
      '2026-10-25T18:30:00.000Z',
    ])
  })
})

describe('endOf', () => {
  const start = { moment: '2026-06-01T17:30:00.000Z', zone: 'Europe/Paris' }

  it.each<[string, ExternalTime | null, number | null, unknown]>([
    [
      'uses the end of the box office',
      wall('2026-06-01T22:00:00'),
      10,
      { moment: '2026-06-01T20:00:00.000Z', zone: 'Europe/Paris' },
    ],
    [
      'adds the duration to the start when there is no end',
      null,
      150,
      { moment: '2026-06-01T20:00:00.000Z', zone: 'Europe/Paris' },
    ],
    ['returns undefined without an end and a duration', null, null, undefined],
    ['reports an end before the start', wall('2026-06-01T19:00:00'), null, 'endBeforeStart'],
    ['reports an invalid end', wall('late'), null, 'noMoment'],
  ])('%s', (_, end, minutes, expected) => {
    expect(endOf(end, start, minutes, ZONES)).toEqual(expected)
  })

  it('uses the second of two times when the first is before the start', () => {
    const begins = momentOf(wall('2026-10-25T02:45:00'), ZONES)
    expect(endOf(wall('2026-10-25T02:15:00'), begins!, null, ZONES)).toEqual({
      moment: '2026-10-25T01:15:00.000Z',
      zone: 'Europe/Paris',
    })
  })

  it('adds the full duration across a clock change', () => {
    const begins = momentOf(wall('2026-03-29T01:00:00'), ZONES)
    expect(endOf(null, begins!, 120, ZONES)).toEqual({ moment: '2026-03-29T02:00:00.000Z', zone: 'Europe/Paris' })
  })
})
