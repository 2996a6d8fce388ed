import { formatDateRange } from '@/lib/events/when'
import { dayInZone, dayTile, timeInZone } from '@/lib/time/dayInZone'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'

const EVENING = '2026-11-21T23:30:00.000Z'

describe('times of performances', () => {
  it('are formatted in the time zone of the venue', () => {
    expect(timeInZone(EVENING, 'America/New_York', 'en')).toBe('18:30')
    expect(dayTile(EVENING, 'America/New_York', 'en')).toEqual({ day: '21', month: 'Nov', weekday: 'Sat' })
    expect(dayTile(EVENING, 'Asia/Tokyo', 'en')).toEqual({ day: '22', month: 'Nov', weekday: 'Sun' })
  })

  it('name the time zone when asked for', () => {
    expect(timeInZone(EVENING, 'America/New_York', 'en', { withZone: true })).toBe('18:30 New York')
  })

  it('name the day in the reader’s language', () => {
    expect(dayInZone(new Date(EVENING), 'UTC', 'en')).toMatch(/^Saturday,? 21 November 2026$/)
    expect(dayInZone(new Date(EVENING), 'UTC', 'es')).toMatch(/^sábado,? 21 de noviembre de 2026$/)
  })
})

describe('times of changes', () => {
  const now = new Date('2026-11-21T12:00:00Z')

  it.each([
    ['2026-11-21T11:59:40Z', 'now'],
    ['2026-11-21T11:50:00Z', '10 minutes ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-01T12:00:00Z', '2 weeks ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
    ['2026-11-23T11:59:40Z', 'in 2 days'],
    ['2026-11-27T23:59:40Z', 'in 6 days'],
    ['2026-11-28T11:59:40Z', 'in 7 days'],
    ['2026-11-21T12:00:40Z', 'now'],
  ])('relativeTime formats %s as %s', (moment, words) => {
    expect(relativeTime(new Date(moment), now, 'en')).toBe(words)
  })

  it('exactTime formats a time in UTC and names the zone [A-363]', () => {
    expect(exactTime(new Date('2026-11-21T09:05:00Z'), 'en')).toBe('21 Nov 2026, 09:05 UTC')
  })
})

describe('formatDateRange', () => {
  // Node puts thin spaces around the dash, browsers do not: React would render the list anew.
  it('has ordinary spaces in Node and in browsers', () => {
    expect(formatDateRange({ end: '2026-12-28T20:00:00Z', start: '2026-12-04T19:30:00Z', zone: 'UTC' }, 'en')).toBe(
      '4 \u2013 28 Dec 2026',
    )
  })
})
