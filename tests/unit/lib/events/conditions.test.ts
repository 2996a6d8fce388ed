import { checkConditions } from '@/lib/events/conditions/checkConditions'
import { dayBounds } from '@/database/events/holdsFor'
import { isPlainDay, operatorsOf } from '@/lib/events/conditions/conditions'
import { eventProperties } from '@/lib/events/conditions/eventProperties'
import { generalBooking } from '@/lib/apps/catalogue/generalBooking'
import { plausible } from '@/lib/apps/catalogue/plausible'

describe('eventProperties', () => {
  it('offers season, series, venue and both dates, each with its operators [B-154, B-155, B-156, B-157]', () => {
    const offered = eventProperties([]).map((property) => [property.name, property.type, operatorsOf(property)])
    expect(offered).toEqual([
      ['season', 'relationship', ['equal', 'not_equal']],
      ['series', 'relationship', ['equal', 'not_equal']],
      ['venue', 'relationship', ['equal', 'not_equal']],
      ['startDate', 'date', ['equal', 'not_equal', 'before', 'after']],
      ['endDate', 'date', ['equal', 'not_equal', 'before', 'after']],
    ])
  })

  it('adds the properties of installed apps under their names [B-270]', () => {
    expect(
      eventProperties([plausible, generalBooking])
        .map(({ name }) => name)
        .slice(5),
    ).toEqual(['generalBooking.bookingLink'])
  })
})

describe('calendar days', () => {
  it('isPlainDay accepts only days that exist', () => {
    expect(
      ['2028-02-29', '2027-02-29', '2027-13-01', '2027-7-1', '20270701', '2027-07-01T00:00'].map(isPlainDay),
    ).toEqual([true, false, false, false, false, false])
  })

  it('dayBounds begins at midnight of the time zone and follows changes of the clocks', () => {
    expect(dayBounds('2027-07-01', 'Europe/London')).toEqual({
      from: '2027-06-30T23:00:00.000Z',
      to: '2027-07-01T23:00:00.000Z',
    })
    expect(dayBounds('2027-03-28', 'Europe/London')).toEqual({
      from: '2027-03-28T00:00:00.000Z',
      to: '2027-03-28T23:00:00.000Z',
    })
    expect(dayBounds('2027-10-31', 'Europe/London')).toEqual({
      from: '2027-10-30T23:00:00.000Z',
      to: '2027-11-01T00:00:00.000Z',
    })
    // Clocks go forward at midnight there: the day begins at one.
    expect(dayBounds('2027-04-30', 'Africa/Cairo')).toEqual({
      from: '2027-04-29T22:00:00.000Z',
      to: '2027-04-30T21:00:00.000Z',
    })
  })
})

describe('checkConditions', () => {
  it('keeps a stored condition of a removed app, and refuses a new one of that kind', () => {
    const row = { operator: 'equal' as const, property: 'generalBooking.bookingLink', value: 'yes' }
    const stored = { match: 'all' as const, rows: [row] }
    expect(checkConditions(stored, eventProperties([]), stored).problems).toEqual([])
    expect(
      checkConditions({ ...stored, rows: [row, { ...row, value: 'no' }] }, eventProperties([]), stored).problems,
    ).toEqual([{ kind: 'property', path: 'rows.1.property' }])
    expect(checkConditions(stored, eventProperties([generalBooking]), null).problems).toEqual([])
    expect(
      checkConditions({ ...stored, rows: [{ ...row, value: 'perhaps' }] }, eventProperties([generalBooking]), null)
        .problems,
    ).toEqual([{ kind: 'value', path: 'rows.0.value' }])
  })
})
