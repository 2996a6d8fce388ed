import { addDays, addMonths, weekdayOf, weekOf, weeksOfMonth } from '@/lib/events/calendar/days'
import { parseCalendarState, withCalendarState } from '@/lib/events/calendar/calendarState'
import { minutesOf, timeOf, toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { firstWeekday, weekdaysIn } from '@/lib/time/weekdays'

describe('calendar days', () => {
  it('continue across months, years and changes of the clocks', () => {
    expect([
      addDays('2027-03-27', 2),
      addDays('2028-02-28', 1),
      addMonths('2027-12-31', 1),
      addMonths('2027-03-31', -1),
    ]).toEqual(['2027-03-29', '2028-02-29', '2028-01-01', '2027-02-01'])
    expect([weekdayOf('2027-03-28'), weekdayOf('2027-03-29')]).toEqual([7, 1])
  })

  it('are grouped into weeks that begin on the reader’s first weekday', () => {
    expect(weekOf('2027-03-28', 1)[0]).toBe('2027-03-22')
    expect(weekOf('2027-03-28', 7)[0]).toBe('2027-03-28')
    expect(weeksOfMonth('2027-03-15', 1).map((week) => week[0])).toEqual([
      '2027-03-01',
      '2027-03-08',
      '2027-03-15',
      '2027-03-22',
      '2027-03-29',
    ])
    expect(weeksOfMonth('2027-02-10', 1)).toHaveLength(4)
    expect([firstWeekday('en'), firstWeekday('ar'), firstWeekday('es')]).toEqual([1, 6, 1])
    expect(weekdaysIn('en').map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  })
})

describe('toLocalDateTime', () => {
  it('returns the day and time in a time zone', () => {
    expect(toLocalDateTime('2027-07-01T18:30:00Z', 'Europe/London')).toEqual({ day: '2027-07-01', time: '19:30' })
    expect(toLocalDateTime('2027-07-01T23:30:00Z', 'Asia/Tokyo')).toEqual({ day: '2027-07-02', time: '08:30' })
    expect(toLocalDateTime('2027-01-01T00:00:00Z', 'UTC').time).toBe('00:00')
    expect([timeOf(1170), minutesOf('19:30')]).toEqual(['19:30', 1170])
  })
})

describe('state of the calendar', () => {
  const venue = '01a200bf-280b-718d-b32f-18f14d199579'

  it('is written to the address and read back, beside other parameters', () => {
    const query = new URLSearchParams('sort=start&month=2026-01')
    const week = withCalendarState(query, { day: '2027-03-10', span: 'week', venue })
    expect(week.toString()).toBe(`sort=start&week=2027-03-10&venue=${venue}`)
    expect(parseCalendarState(week)).toEqual({ day: '2027-03-10', span: 'week', venue })
    expect(parseCalendarState(withCalendarState(week, { day: '2027-03-10', span: 'month', venue: null }))).toEqual({
      day: '2027-03-01',
      span: 'month',
      venue: null,
    })
    expect(withCalendarState(week, null).toString()).toBe('sort=start')
  })

  it('can be filtered by one kind of access', () => {
    const shown = { access: 'captioned' as const, day: '2027-03-01', span: 'month' as const, venue: null }
    const address = withCalendarState(new URLSearchParams('sort=start&access=relaxed'), shown)
    expect(address.toString()).toBe('sort=start&month=2027-03&access=captioned')
    expect(parseCalendarState(address)).toEqual(shown)
    expect(parseCalendarState(new URLSearchParams('month=2027-03&access=nonsense'))).toEqual({
      day: '2027-03-01',
      span: 'month',
      venue: null,
    })
    expect(withCalendarState(address, null).toString()).toBe('sort=start')
  })

  it('is null when the address has no valid date, and ignores an invalid venue', () => {
    for (const query of ['', 'month=2027-13', 'month=soon', 'week=2027-02-30', `venue=${venue}`])
      expect(parseCalendarState(new URLSearchParams(query))).toBeNull()
    expect(parseCalendarState(new URLSearchParams('month=2027-03&venue=1'))).toMatchObject({ venue: null })
  })
})
