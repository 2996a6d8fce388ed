import type { Event } from '@/payload-types'
import { eventBooking } from '@/plugins/site/lib/data/eventBooking'
import { eventEnd, hasEnded, isWholeDay } from '@/plugins/site/lib/data/eventEnd'
import { Library } from '@/plugins/site/lib/read/Library'
import { siteMessages } from '@/plugins/site/lib/siteMessages'
import type { View } from '@/plugins/site/lib/View'

const LONDON = 'Europe/London'
const NOW = Date.parse('2027-06-15T12:00:00Z')

const eventWith = (data: Partial<Event>): Event =>
  ({ bookingLinkURL: 'https://tickets.example/book', id: 'e', startDate_tz: LONDON, title: 'Prints', ...data }) as Event

function viewWith(states: string[] | null = null, booking: object | null = null): View {
  const library = new Library()
  if (states) library.states = new Map([['e', states]])
  const formats = { monthFormat: 'short', timeFormat: '24h' }
  return {
    apps: { booking },
    clock: { formats, language: 'en', timezone: LONDON },
    language: 'en',
    library,
    messages: siteMessages('en'),
    site: { currency: 'GBP', defaultLanguage: 'en', sellsTickets: true, timezone: LONDON },
  } as unknown as View
}

describe('eventEnd', () => {
  const endOf = (dates: Partial<Event>, timezone = LONDON) => {
    const end = eventEnd(eventWith(dates), timezone)
    return end && new Date(end).toISOString()
  }

  it.each([
    [
      'a picked last day',
      { endDate: '2027-03-27T00:00:00Z', startDate: '2027-03-01T00:00:00Z' },
      '2027-03-28T00:00:00',
    ],
    ['a day when the clocks go forward', { startDate: '2027-03-28T00:00:00Z' }, '2027-03-28T23:00:00'],
    ['a time without an end', { startDate: '2027-06-15T09:00:00Z' }, '2027-06-15T23:00:00'],
    [
      'an end with a time',
      { endDate: '2027-06-14T23:30:00Z', startDate: '2027-06-14T18:00:00Z' },
      '2027-06-14T23:30:00',
    ],
    [
      'a day picked in another time zone',
      { endDate: '2027-06-14T15:00:00Z', endDate_tz: 'Asia/Tokyo', startDate: '2027-06-01T15:00:00Z' },
      '2027-06-14T23:00:00',
    ],
  ])('is the end of the day, or the end that has a time, in the time zone of the site: %s', (_, dates, end) => {
    expect(endOf(dates)).toBe(`${end}.000Z`)
  })

  it('is null without a date, and in UTC where the time zone is unknown', () => {
    expect(endOf({})).toBeNull()
    expect(endOf({ startDate: '2027-06-15T09:00:00Z' }, 'Nowhere/Land')).toBe('2027-06-16T00:00:00.000Z')
  })

  it('takes the first moment of a day for a whole day, and no other', () => {
    expect(isWholeDay('2027-06-14T23:00:00Z', null, LONDON)).toBe(true)
    expect(isWholeDay('2027-06-14T23:00:00Z', 'UTC', LONDON)).toBe(false)
    expect(isWholeDay('2027-06-14T23:00:01Z', null, LONDON)).toBe(false)
  })
})

describe('hasEnded', () => {
  const past = { endDate: '2027-06-14T20:00:00Z', startDate: '2027-06-14T18:00:00Z' }
  const ended = (data: Partial<Event>, states: string[] | null = null) =>
    hasEnded(eventWith(data), viewWith(states), NOW)

  it.each([
    ['an event whose end has passed', past, [], true],
    ['one to come', { startDate: '2027-06-16T18:00:00Z' }, [], false],
    ['one on its last day', { endDate: '2027-06-14T23:00:00Z', startDate: '2027-06-01T00:00:00Z' }, null, false],
    ['one without a date', {}, null, false],
    ['one with a performance that was postponed', past, ['postponed'], false],
    ['one whose performances were all cancelled', past, ['cancelled'], true],
    ['one that was postponed as a whole', { ...past, eventStatus: 'postponed' }, null, false],
    ['one that was cancelled after it was postponed', { ...past, eventStatus: 'cancelled' }, ['postponed'], true],
    ['one that was postponed long ago', { eventStatus: 'postponed', startDate: '2026-05-01T18:00:00Z' }, null, true],
  ] as [string, Partial<Event>, string[] | null, boolean][])('tells %s', (_, data, states, expected) => {
    expect(ended(data, states)).toBe(expected)
  })
})

describe('eventBooking', () => {
  const days = { endDate: '2027-06-14T23:00:00Z', startDate: '2027-05-31T23:00:00Z' }
  const bookingOf = (data: Partial<Event>, view = viewWith()) => eventBooking(eventWith(data), view, new Date(NOW))

  it('has the link of an event without performances on each of its days, and names the days', () => {
    expect(bookingOf(days)).toMatchObject({
      label: 'Book now',
      name: 'Book now: Book Prints, 1 – 15 Jun 2027',
      state: 'book',
      url: 'https://tickets.example/book',
    })
    expect(bookingOf({})).toMatchObject({ name: 'Book now: Prints', state: 'book' })
  })

  it('is null once the event is over, and for one with performances, which have their own', () => {
    expect(bookingOf({ ...days, endDate: '2027-06-13T23:00:00Z' })).toBeNull()
    expect(bookingOf(days, viewWith(['scheduled']))).toBeNull()
    expect(bookingOf(days, viewWith([]))).toBeNull()
  })

  it('has no link while the event is cancelled, and none of the page for all tickets', () => {
    expect(bookingOf({ ...days, eventStatus: 'cancelled' })).toMatchObject({ state: 'cancelled', url: null })
    const fallback = viewWith(null, { fallback: 'https://tickets.example/all', isNewTab: false, label: null })
    expect(bookingOf({ ...days, bookingLinkURL: null }, fallback)).toMatchObject({ state: 'none', url: null })
    expect(bookingOf(days, fallback)).toMatchObject({ url: 'https://tickets.example/book' })
  })
})
