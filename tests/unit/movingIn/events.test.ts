import { eventOf, venueOf } from '@/plugins/movingIn/lib/export/events'
import { sortTree } from '@/plugins/movingIn/lib/bring/sortTree'

const entry = (meta: Record<string, string>, more: object = {}) => ({
  meta,
  name: 'item',
  terms: [],
  texts: {},
  ...more,
})

describe('Events of calendars for WordPress', () => {
  it('come from The Events Calendar with times, zone, price and booking address', () => {
    const meta = {
      _EventCost: '12',
      _EventCurrencySymbol: '€',
      _EventEndDate: '2026-07-01 22:00:00',
      _EventStartDate: '2026-07-01 19:30:00',
      _EventTimezone: 'Europe/Berlin',
      _EventURL: 'https://tickets.example.org/1',
      _EventVenueID: '4',
    }
    expect(eventOf('tribe_events', entry(meta))).toEqual({
      data: {
        bookingAddress: 'https://tickets.example.org/1',
        organizers: [],
        price: '€12',
        repeats: false,
        times: [{ end: { local: '2026-07-01T22:00' }, start: { local: '2026-07-01T19:30' } }],
        venue: '4',
        zone: 'Europe/Berlin',
      },
    })
    expect(eventOf('tribe_events', entry(meta, { texts: { 'wp:post_parent': '7' } }))).toMatchObject({ partOf: '7' })
  })

  it('come from Events Manager, with recurring ones as performances of one', () => {
    const meta = {
      _event_end_date: '2026-07-01',
      _event_end_time: '21:00:00',
      _event_start_date: '2026-07-01',
      _event_start_time: '19:00:00',
      _location_id: '3',
      _recurrence_id: '12',
    }
    expect(eventOf('event', entry(meta))).toMatchObject({
      data: {
        times: [{ end: { local: '2026-07-01T21:00' }, start: { local: '2026-07-01T19:00' } }],
        venue: 'location:3',
      },
      partOf: 'recurrence:12',
    })
    expect(venueOf('location', entry({ _location_id: '3', _location_town: 'Bath' }))).toEqual({
      data: { city: 'Bath' },
      oldId: 'location:3',
    })
  })

  it('come from Modern Events Calendar, with days that were chosen one by one', () => {
    const meta = {
      mec_end_date: '2026-07-01',
      mec_end_time_ampm: 'PM',
      mec_end_time_hour: '10',
      mec_end_time_minutes: '00',
      mec_in_days: '2026-07-03:2026-07-03:08-30-PM:10-30-PM',
      mec_location_id: '5',
      mec_start_date: '2026-07-01',
      mec_start_time_ampm: 'PM',
      mec_start_time_hour: '8',
      mec_start_time_minutes: '15',
    }
    const found = eventOf('mec-events', entry(meta))
    expect(found?.data.times.map(({ start }) => start.local)).toEqual(['2026-07-01T20:15', '2026-07-03T20:30'])
    expect(found?.data.venue).toBe('mec_location:5')
  })

  it('come with no more days than anybody reads one by one', () => {
    const day = '2026-07-03:2026-07-03:08-30-PM:10-30-PM'
    const meta = { mec_end_date: '2026-07-01', mec_start_date: '2026-07-01' }
    const timesWith = (days: number) =>
      eventOf('mec-events', entry({ ...meta, mec_in_days: Array.from({ length: days }, () => day).join(',') }))?.data
        .times
    expect(timesWith(600)).toHaveLength(601)
    expect(timesWith(50_000)).toHaveLength(2_001)
  })

  it('say that they repeat by a rule if they have more rules than are followed', () => {
    const rule = 'a:1:{s:4:"type";s:9:"Every Day";}'
    const recurrence = (count: number) =>
      `a:1:{s:5:"rules";a:${count}:{${Array.from({ length: count }, (_, at) => `i:${at};${rule}`).join('')}}}`
    const found = (count: number) =>
      eventOf('tribe_events', entry({ _EventRecurrence: recurrence(count), _EventStartDate: '2026-07-01 19:30:00' }))
        ?.data
    expect(found(20)).toMatchObject({ repeats: false, rules: { length: 20 } })
    expect(found(21)).toMatchObject({ repeats: true })
    expect(found(21)?.rules).toBeUndefined()
  })

  it('come from Event Organiser, and say when they repeat by a rule', () => {
    const meta = {
      _eventorganiser_schedule_last_start: '2026-08-01 19:30:00',
      _eventorganiser_schedule_start_finish: '2026-07-01 21:30:00',
      _eventorganiser_schedule_start_start: '2026-07-01 19:30:00',
    }
    expect(
      eventOf('event', entry(meta, { terms: [{ domain: 'event-venue', name: 'Hall', nicename: 'hall' }] }))?.data,
    ).toMatchObject({
      repeats: true,
      venue: 'event-venue:hall',
    })
  })

  it('have no zone that is no place, and are none without a time', () => {
    const meta = { _EventStartDate: '2026-07-01 19:30:00', _EventTimezone: 'UTC+2' }
    expect(eventOf('tribe_events', entry(meta))?.data.zone).toBeNull()
    expect(eventOf('tribe_events', entry({ ...meta, _EventTimezone: 'Mars/Base' }))?.data.zone).toBeNull()
    expect(eventOf('tribe_events', entry({ _EventStartDate: 'soon' }))).toBeNull()
  })
})

describe('The tree of old pages', () => {
  const node = (oldId: string, parent: string | null, order = 0) => ({ oldId, order, parent })
  it('is sorted so that every page comes after the one above it', () => {
    const sorted = sortTree([node('3', '2'), node('2', '1', 2), node('4', '1', 1), node('1', null), node('5', '99')])
    expect(sorted.map(({ oldId }) => oldId)).toEqual(['1', '4', '2', '3', '5'])
  })

  it('is opened where it runs in a circle, and keeps every page once', () => {
    const sorted = sortTree([node('1', '3'), node('2', '1'), node('3', '2'), node('4', '4')])
    expect(sorted.map(({ oldId, parent }) => [oldId, parent])).toEqual([
      ['1', null],
      ['2', '1'],
      ['3', '2'],
      ['4', null],
    ])
  })

  it('is sorted quickly, however deep or wide it is', () => {
    const wide = Array.from({ length: 200_000 }, (_, index) => node(String(index), index > 0 ? '0' : null, index))
    expect(sortTree(wide).at(-1)?.oldId).toBe('199999')
    const deep = Array.from({ length: 50_000 }, (_, index) => node(String(index), index > 0 ? String(index - 1) : null))
    expect(sortTree(deep.toReversed()).at(-1)?.oldId).toBe('49999')
  })
})
