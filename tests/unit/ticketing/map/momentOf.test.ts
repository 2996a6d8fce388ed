import { endOf, momentOf, type Zones } from '@/plugins/ticketing/lib/map/momentOf'
import type { ExternalTime } from '@/plugins/ticketing/lib/provider/external'

const ZONES: Zones = { event: 'America/New_York', site: 'Europe/London', venue: 'Europe/Paris' }
const wall = (local: string, zone: string | null = null): ExternalTime => ({ local, utc: null, zone })

describe('the moment of a time at the box office', () => {
  it.each<[string, ExternalTime, Partial<Zones>, string, string]>([
    [
      'is what they say it is',
      { local: '2026-06-01T19:30:00', utc: '2026-06-01T17:30:00Z', zone: null },
      {},
      '2026-06-01T17:30:00.000Z',
      'Europe/Paris',
    ],
    ['is on their own clock', wall('2026-06-01T19:30:00', 'Asia/Tokyo'), {}, '2026-06-01T10:30:00.000Z', 'Asia/Tokyo'],
    ['else on the clock of the venue', wall('2026-06-01T19:30:00'), {}, '2026-06-01T17:30:00.000Z', 'Europe/Paris'],
    [
      "else on that of the event's",
      wall('2026-06-01T19:30:00'),
      { venue: null },
      '2026-06-01T23:30:00.000Z',
      'America/New_York',
    ],
    [
      "else on the site's",
      wall('2026-06-01T19:30:00'),
      { event: null, venue: null },
      '2026-06-01T18:30:00.000Z',
      'Europe/London',
    ],
    ['in winter', wall('2026-01-01T19:30:00'), {}, '2026-01-01T18:30:00.000Z', 'Europe/Paris'],
    ['keeps its seconds', wall('2026-01-01T19:30:15'), {}, '2026-01-01T18:30:15.000Z', 'Europe/Paris'],
    [
      'passes over a zone that is none',
      wall('2026-01-01T19:30:00', 'Mars/Base'),
      {},
      '2026-01-01T18:30:00.000Z',
      'Europe/Paris',
    ],
    [
      'goes by the clock where their moment is none',
      { local: '2026-01-01T19:30:00', utc: 'soon', zone: null },
      {},
      '2026-01-01T18:30:00.000Z',
      'Europe/Paris',
    ],
    [
      'is later by the hour that clocks leave out',
      wall('2026-03-29T02:30:00'),
      {},
      '2026-03-29T01:30:00.000Z',
      'Europe/Paris',
    ],
    ['is the first of two', wall('2026-10-25T02:30:00'), {}, '2026-10-25T00:30:00.000Z', 'Europe/Paris'],
    [
      'is the second where they say which',
      { local: '2026-10-25T02:30:00', utc: '2026-10-25T01:30:00Z', zone: null },
      {},
      '2026-10-25T01:30:00.000Z',
      'Europe/Paris',
    ],
  ])('%s', (_, time, zones, moment, zone) => {
    expect(momentOf(time, { ...ZONES, ...zones })).toEqual({ moment, zone })
  })

  it('is none for what is no time', () => {
    expect(momentOf(wall('2026-02-30T19:30:00'), ZONES)).toBeNull()
    expect(momentOf(wall('tonight'), ZONES)).toBeNull()
    expect(momentOf(wall('2026-02-28T25:00:00'), ZONES)).toBeNull()
    expect(momentOf(wall('2026-02-28T23:00:00'), ZONES)).not.toBeNull()
  })

  it('stays an hour on the clock the evening before and after the clocks change', () => {
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

describe('the end of a performance', () => {
  const start = { moment: '2026-06-01T17:30:00.000Z', zone: 'Europe/Paris' }

  it.each<[string, ExternalTime | null, number | null, unknown]>([
    ['is what they say', wall('2026-06-01T22:00:00'), 10, { moment: '2026-06-01T20:00:00.000Z', zone: 'Europe/Paris' }],
    [
      'is after the length where they say none',
      null,
      150,
      { moment: '2026-06-01T20:00:00.000Z', zone: 'Europe/Paris' },
    ],
    ['is unknown where they say neither', null, null, undefined],
    ['is a problem before the start', wall('2026-06-01T19:00:00'), null, 'endBeforeStart'],
    ['is a problem where it is no time', wall('late'), null, 'noMoment'],
  ])('%s', (_, end, minutes, expected) => {
    expect(endOf(end, start, minutes, ZONES)).toEqual(expected)
  })

  it('is the second time that the clocks show it, when the first is before the start', () => {
    const begins = momentOf(wall('2026-10-25T02:45:00'), ZONES)
    expect(endOf(wall('2026-10-25T02:15:00'), begins!, null, ZONES)).toEqual({
      moment: '2026-10-25T01:15:00.000Z',
      zone: 'Europe/Paris',
    })
  })

  it('takes as long as it takes over a change of the clocks', () => {
    const begins = momentOf(wall('2026-03-29T01:00:00'), ZONES)
    expect(endOf(null, begins!, 120, ZONES)).toEqual({ moment: '2026-03-29T02:00:00.000Z', zone: 'Europe/Paris' })
  })
})
