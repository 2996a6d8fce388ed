import { resolveZone, type ZoneChange } from '@/lib/events/resolveZone'
import { keepLocalTime } from '@/lib/events/momentInZone'

const NEW_YORK = 'America/New_York'
const LONDON = 'Europe/London'

describe('keepLocalTime: the local time', () => {
  it.each([
    ['stays the same elsewhere', '2028-03-01T19:30:00.000Z', 'UTC', NEW_YORK, '2028-03-02T00:30:00.000Z'],
    ['stays the same in summer', '2028-07-01T19:30:00.000Z', 'UTC', LONDON, '2028-07-01T18:30:00.000Z'],
    [
      'stays the same over midnight',
      '2028-03-01T23:45:00.000Z',
      'Asia/Tokyo',
      'America/Los_Angeles',
      '2028-03-02T16:45:00.000Z',
    ],
    ['keeps its seconds', '2028-03-01T19:30:17.250Z', 'UTC', NEW_YORK, '2028-03-02T00:30:17.250Z'],
    ['is later where the clocks leave it out', '2028-03-26T01:30:00.000Z', 'UTC', LONDON, '2028-03-26T01:30:00.000Z'],
    ['is the first where it comes twice', '2028-10-29T01:30:00.000Z', 'UTC', LONDON, '2028-10-29T00:30:00.000Z'],
  ])('%s', (_, moment, from, to, expected) => {
    expect(keepLocalTime(moment, from, to)).toBe(expected)
  })
})

describe('resolveZone', () => {
  const moment = '2028-03-01T19:30:00.000Z'
  const inUtc = { moment, zone: 'UTC' }
  const follow = (more: Partial<ZoneChange>) =>
    resolveZone({
      given: inUtc,
      isMomentMeant: false,
      place: { after: NEW_YORK, before: 'UTC' },
      stored: inUtc,
      ...more,
    })

  it('follows the time zone of the venue and keeps the local time', () => {
    expect(follow({})).toEqual({ moment: '2028-03-02T00:30:00.000Z', zone: NEW_YORK })
    expect(follow({ given: { moment: null, zone: 'UTC' } })).toEqual({ moment: null, zone: NEW_YORK })
    expect(follow({ place: { after: 'UTC', before: 'UTC' } })).toEqual(inUtc)
  })

  it('keeps the local time typed in the same save that changes the venue', () => {
    expect(
      follow({ given: { moment: '2028-03-05T20:00:00.000Z', zone: 'UTC' }, stored: { moment: null, zone: 'UTC' } }),
    ).toEqual({ moment: '2028-03-06T01:00:00.000Z', zone: NEW_YORK })
  })

  it('keeps a time zone that the user chose, now and later', () => {
    const tokyo = { moment, zone: 'Asia/Tokyo' }
    expect(follow({ given: tokyo })).toEqual(tokyo)
    expect(follow({ given: tokyo, stored: tokyo })).toEqual(tokyo)
    expect(follow({ given: inUtc, place: { after: NEW_YORK, before: LONDON } })).toEqual(inUtc)
  })

  it('keeps the instant that a program sends without a time zone', () => {
    expect(follow({ isMomentMeant: true })).toEqual({ moment, zone: NEW_YORK })
  })

  it('restores a time zone that was cleared, and adds one where there is none', () => {
    expect(follow({ given: { moment, zone: null } })).toEqual({ moment, zone: NEW_YORK })
    expect(follow({ given: { moment, zone: null }, stored: { moment: null, zone: null } })).toEqual({
      moment,
      zone: NEW_YORK,
    })
  })
})
