import { quickTimes } from '@/lib/time/quickTimes'

describe('quickTimes', () => {
  test('returns tomorrow and the next Monday in the morning', () => {
    expect(quickTimes(new Date('2026-11-25T09:00:00Z'), 'Europe/London')).toEqual({
      monday: { day: '2026-11-30', time: '10:00' },
      tomorrow: { day: '2026-11-26', time: '10:00' },
    })
  })

  test('counts days in the given time zone', () => {
    expect(quickTimes(new Date('2026-11-25T20:00:00Z'), 'Asia/Tokyo').tomorrow.day).toBe('2026-11-27')
    expect(quickTimes(new Date('2026-11-25T03:00:00Z'), 'America/New_York').tomorrow.day).toBe('2026-11-25')
  })

  test.each([
    ['a Sunday', '2026-11-29T12:00:00Z', '2026-12-07'],
    ['a Monday', '2026-11-30T12:00:00Z', '2026-12-07'],
    ['a Saturday', '2026-11-28T12:00:00Z', '2026-11-30'],
  ])('quickTimes returns a Monday other than tomorrow on %s', (_, now, monday) =>
    expect(quickTimes(new Date(now), 'UTC').monday.day).toBe(monday),
  )
})
