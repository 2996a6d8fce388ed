import { eventListCondition } from '@/lib/events/eventChoice'
import { formatDateRange } from '@/lib/events/when'
import { nextDateWithoutPerformances } from '@/collections/Events/setDatesFromPerformances'

const NOW = '2026-11-23T12:00:00.000Z'
const chosen = (asked: Record<string, string>) => eventListCondition((name) => asked[name], NOW)

describe('eventListCondition', () => {
  it('is null until a chip is chosen, and requires all chosen chips', () => {
    expect(chosen({})).toBeNull()
    expect(chosen({ state: 'nonsense', when: 'nonsense' })).toBeNull()
    expect(chosen({ state: 'draft' })).toEqual({ _status: { equals: 'draft' } })
    expect(chosen({ state: 'cancelled', when: 'past' })).toEqual({
      and: [
        {
          and: [
            {
              or: [
                { endDate: { less_than: NOW } },
                { and: [{ endDate: { exists: false } }, { startDate: { less_than: NOW } }] },
              ],
            },
            { or: [{ nextPerformance: { exists: false } }, { nextPerformance: { less_than: NOW } }] },
          ],
        },
        { eventStatus: { equals: 'cancelled' } },
      ],
    })
  })
})

describe('nextDateWithoutPerformances', () => {
  it('returns the start of an event until the event is over', () => {
    const at = (startDate: string | null, endDate: string | null = null) =>
      nextDateWithoutPerformances({ endDate, startDate }, new Date(NOW))
    expect([at(null), at('2026-11-23T11:00:00.000Z'), at('2026-11-24T11:00:00.000Z')]).toEqual([
      null,
      null,
      '2026-11-24T11:00:00.000Z',
    ])
    expect([
      at('2026-11-01T11:00:00.000Z', '2026-12-01T11:00:00.000Z'),
      at('2026-11-01T11:00:00.000Z', '2026-11-02T11:00:00.000Z'),
    ]).toEqual(['2026-11-01T11:00:00.000Z', null])
  })
})

describe('formatDateRange', () => {
  it('formats the days in the time zone of the event', () => {
    const zone = 'America/New_York'
    expect(formatDateRange({ end: '2026-12-29T02:00:00.000Z', start: '2026-12-05T00:30:00.000Z', zone }, 'en')).toMatch(
      /^4\s*–\s*28 Dec 2026$/,
    )
    expect(formatDateRange({ end: '2026-12-05T02:00:00.000Z', start: '2026-12-05T00:30:00.000Z', zone }, 'en')).toBe(
      '4 Dec 2026',
    )
    expect([
      formatDateRange({ end: null, start: null, zone }, 'en'),
      formatDateRange({ end: null, start: '2026-12-05T00:30:00.000Z', zone: 'Nowhere/Land' }, 'en'),
    ]).toEqual(['', '5 Dec 2026'])
  })
})
