import {
  addDays,
  addMinutes,
  localTime,
  toMoment,
  toTimeWithOffset,
  toWallClock,
  toZone,
} from '@/plugins/ticketing/lib/provider/times'

describe('Box-office times', () => {
  it.each([
    ['2026-03-05T19:30:00', '2026-03-05T19:30:00'],
    ['2026-03-05T19:30', '2026-03-05T19:30:00'],
    [' 2026-03-05T19:30:00.1234567 ', '2026-03-05T19:30:00'],
    ['2024-02-29T00:00:00', '2024-02-29T00:00:00'],
    ['2026-02-29T00:00:00', null],
    ['2026-03-05T25:00:00', null],
    ['2026-03-05', null],
    ['2026-03-05T19:30:00Z', null],
    ['05/03/2026 19:30', null],
    ['', null],
  ])('toWallClock converts "%s" to %s', (text, expected) => expect(toWallClock(text)).toBe(expected))

  it.each([
    ['2025-10-18T01:00:00', '2025-10-18T01:00:00Z'],
    ['2025-10-18T01:00:00Z', '2025-10-18T01:00:00Z'],
    ['2025-10-17T18:00:00-07:00', '2025-10-18T01:00:00Z'],
    ['2025-10-17T18:00:00.0406347-07:00', '2025-10-18T01:00:00Z'],
    ['2025-10-18T01:00:00+0530', '2025-10-17T19:30:00Z'],
    ['soon', null],
    ['2025-13-01T00:00:00Z', null],
  ])('toMoment converts "%s" to %s', (text, expected) => expect(toMoment(text)).toBe(expected))

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('toTimeWithOffset accepts %i fractional digits of a second', (digits) => {
    const fraction = digits === 0 ? '' : `.${'1234567'.slice(0, digits)}`
    expect(toTimeWithOffset(`2024-10-19T19:30:00${fraction}-04:00  `)).toEqual({
      local: '2024-10-19T19:30:00',
      utc: '2024-10-19T23:30:00Z',
      zone: null,
    })
  })

  it('toTimeWithOffset returns only the local time of a text without an offset', () =>
    expect(toTimeWithOffset('2024-10-19T19:30:00')).toEqual({ local: '2024-10-19T19:30:00', utc: null, zone: null }))

  it('toZone returns existing time zones and null for anything else', () =>
    expect(['Europe/London', 'Mars/Base', '', null, undefined].map(toZone)).toEqual([
      'Europe/London',
      null,
      null,
      null,
      null,
    ]))

  it('addMinutes moves the local time and the UTC time, and addDays counts a leap day', () => {
    expect(addMinutes(localTime('2026-12-31T23:00:00', { utc: '2027-01-01T04:00:00Z' }), 90)).toEqual({
      local: '2027-01-01T00:30:00',
      utc: '2027-01-01T05:30:00Z',
      zone: null,
    })
    expect(addMinutes(localTime('2026-12-31T23:00:00'), 90)).toEqual({
      local: '2027-01-01T00:30:00',
      utc: null,
      zone: null,
    })
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  })
})
