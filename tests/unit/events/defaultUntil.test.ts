import { defaultUntil } from '@/plugins/performances/lib/announcements/defaultUntil'
import type { PerformanceValues } from '@/plugins/performances/lib/change'

const NOW = Date.parse('2031-01-10T12:00:00.000Z')

const planned = (start: string | null, end: string | null, values: Partial<PerformanceValues> = {}) => ({
  hasShifted: false,
  performance: {
    event: 'event',
    id: 'performance',
    isLive: true,
    seen: null,
    updatedAt: '2031-01-01T00:00:00.000Z',
    values: {
      accessTypes: [],
      bookingLinkLabel: null,
      bookingLinkURL: null,
      end,
      end_tz: null,
      instanceStatus: 'scheduled' as const,
      start,
      start_tz: null,
      venue: null,
    },
  },
  values,
})

describe('an announcement on all pages that names no end', () => {
  it.each([
    [
      'the last of its performances is over',
      [planned('2031-02-01T19:30:00.000Z', '2031-02-01T22:00:00.000Z'), planned('2031-01-20T19:30:00.000Z', null)],
      '2031-02-01T22:00:00.000Z',
    ],
    ['one without an end has begun', [planned('2031-02-01T19:30:00.000Z', null)], '2031-02-01T19:30:00.000Z'],
    [
      'a moved one is over at its new time',
      [planned('2031-02-01T19:30:00.000Z', null, { start: '2031-03-01T19:30:00.000Z' })],
      '2031-03-01T19:30:00.000Z',
    ],
    [
      'one that is earlier now would have been over',
      [planned('2031-02-01T19:30:00.000Z', null, { start: '2031-01-12T19:30:00.000Z' })],
      '2031-02-01T19:30:00.000Z',
    ],
    [
      'a day has passed, if they are over before',
      [planned('2031-01-10T13:00:00.000Z', null)],
      '2031-01-11T12:00:00.000Z',
    ],
    ['a day has passed, if they have no time', [planned(null, null)], '2031-01-11T12:00:00.000Z'],
  ])('stays until %s', (_, performances, expected) => {
    expect(defaultUntil(performances, NOW).toISOString()).toBe(expected)
  })
})
