import { changeAction, fieldsOf, movedBy, performanceChange } from '@/plugins/performances/lib/change'
import { buildLink, needsTime, findUnknownPart } from '@/plugins/performances/lib/linkPattern'
import {
  changeOf,
  formFromPrevious,
  formOf,
  isNewDuration,
  singleRuleOf,
} from '@/plugins/performances/components/Table/performanceForm'
import type { PerformanceRow } from '@/plugins/performances/operations/listEventPerformances'

const LONDON = { after: 'Europe/London', before: 'Europe/London' }
const evening = { end: '2027-03-27T22:00:00.000Z', start: '2027-03-27T19:30:00.000Z' }

describe('movedBy', () => {
  it('keeps the local time and the duration across a change of the clocks', () => {
    expect(movedBy(evening, { shiftMinutes: 24 * 60 }, LONDON)).toEqual({
      change: null,
      values: {
        end: '2027-03-28T21:00:00.000Z',
        end_tz: 'Europe/London',
        start: '2027-03-28T18:30:00.000Z',
        start_tz: 'Europe/London',
      },
    })
    expect(movedBy(evening, { shiftMinutes: -30 }, LONDON)?.values.start).toBe('2027-03-27T19:00:00.000Z')
    expect(movedBy({ ...evening, end: null }, { day: '2027-07-01' }, LONDON)?.values).toMatchObject({
      end: null,
      start: '2027-07-01T18:30:00.000Z',
    })
  })

  it('keeps the local time at which an exhibition ends across a change of the clocks', () => {
    const exhibition = { end: '2027-04-30T17:00:00.000Z', start: '2027-03-01T10:00:00.000Z' }
    expect(movedBy(exhibition, { day: '2027-03-29' }, LONDON)?.values).toMatchObject({
      end: '2027-05-28T17:00:00.000Z',
      start: '2027-03-29T09:00:00.000Z',
    })
    expect(movedBy(exhibition, { time: '11:00' }, LONDON)?.values.end).toBe('2027-04-30T18:00:00.000Z')
    expect(movedBy(exhibition, {}, LONDON)?.values.end).toBe(exhibition.end)
  })

  it('moves to the day before or after when the time passes midnight', () => {
    expect(movedBy(evening, { shiftMinutes: 300 }, LONDON)?.values.start).toBe('2027-03-28T00:30:00.000Z')
    expect(movedBy(evening, { shiftMinutes: -20 * 60 }, LONDON)?.values.start).toBe('2027-03-26T23:30:00.000Z')
  })

  it('reports a local time that the clocks skip, and keeps which of two repeated times it was', () => {
    expect(movedBy(evening, { day: '2027-03-28', time: '01:30' }, LONDON)).toMatchObject({
      change: 'gap',
      values: { start: '2027-03-28T01:30:00.000Z' },
    })
    const second = { end: null, start: '2027-10-31T01:30:00.000Z' }
    expect(movedBy(second, { durationMinutes: 60 }, LONDON)).toMatchObject({
      change: null,
      values: { end: '2027-10-31T02:30:00.000Z', start: second.start },
    })
  })

  it('keeps the local time in another time zone', () => {
    expect(movedBy(evening, {}, { after: 'America/New_York', before: 'Europe/London' })?.values).toMatchObject({
      end: '2027-03-28T02:00:00.000Z',
      start: '2027-03-27T23:30:00.000Z',
      start_tz: 'America/New_York',
    })
  })

  it('returns null for a shift without a start, and sets a given day and time', () => {
    expect(movedBy({ end: null, start: null }, { shiftMinutes: 15 }, LONDON)).toBeNull()
    expect(
      movedBy({ end: null, start: null }, { day: '2027-03-27', durationMinutes: 150, time: '19:30' }, LONDON)?.values,
    ).toMatchObject(evening)
  })
})

describe('change of performances', () => {
  it('lists the fields that it names', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ bookingLinkURL: null, shiftMinutes: 5, venue: null })).toEqual([
      'bookingLinkURL',
      'start',
      'venue',
    ])
    expect(fieldsOf({ durationMinutes: null })).toEqual(['end'])
    expect(performanceChange.safeParse({ event: 'other' }).success).toBe(false)
    expect(performanceChange.safeParse({ instanceStatus: 'over' }).success).toBe(false)
  })

  it('has an action name of its own when it does one common thing', () => {
    expect(changeAction({ instanceStatus: 'sold_out' })).toBe('events.performancesSoldOut')
    expect(changeAction({ shiftMinutes: 15 })).toBe('events.performancesShifted')
    expect(changeAction({ instanceStatus: 'sold_out', time: '19:00' })).toBeNull()
    expect(changeAction({ instanceStatus: 'scheduled' })).toBeNull()
  })
})

describe('booking link pattern', () => {
  it('is filled with the date, time and number of its performance', () => {
    const wall = { day: '2027-03-01', time: '19:30' }
    expect(buildLink('https://tickets.example/{date}/{year}{month}{day}?t={time}&n={number}', wall, 3)).toBe(
      'https://tickets.example/2027-03-01/20270301?t=1930&n=3',
    )
    expect(buildLink('https://tickets.example/hamlet', null, 1)).toBe('https://tickets.example/hamlet')
    expect([findUnknownPart('{date}{event}'), findUnknownPart('{date}'), findUnknownPart('{}')]).toEqual([
      'event',
      null,
      '',
    ])
    expect([needsTime('{number}'), needsTime('{time}')]).toEqual([false, true])
  })
})

describe('performance form', () => {
  const row: PerformanceRow = {
    ...evening,
    accessTypes: [],
    bookingLinkLabel: null,
    bookingLinkURL: null,
    clashes: [],
    editor: null,
    held: null,
    id: '0198d0c0-0000-7000-8000-000000000000',
    instanceStatus: 'scheduled',
    sale: null,
    state: 'draft',
    timezone: 'Europe/London',
    updatedAt: '2027-01-01T00:00:00.000Z',
    venue: null,
    venueName: null,
  }

  it('sends only the values that were edited', () => {
    const form = formOf(row)
    expect(form).toMatchObject({ day: '2027-03-27', duration: '150', time: '19:30' })
    expect(changeOf(form, row)).toBeNull()
    expect(
      changeOf(
        {
          ...form,
          accessTypes: ['captioned'],
          bookingLinkURL: ' https://tickets.example ',
          duration: '',
          time: '20:00',
        },
        row,
      ),
    ).toEqual({
      accessTypes: ['captioned'],
      bookingLinkURL: 'https://tickets.example',
      durationMinutes: null,
      time: '20:00',
    })
  })

  it('becomes a rule for a single day', () => {
    expect(singleRuleOf(formOf(row))).toEqual({
      durationMinutes: 150,
      except: [],
      from: '2027-03-27',
      times: ['19:30'],
      to: '2027-03-27',
      weekdays: [6],
    })
    expect(singleRuleOf({ ...formOf(row), day: '' })).toBeNull()
    expect(singleRuleOf({ ...formOf(row), duration: '1.5' })).toBeNull()
  })

  it('changes the day of an exhibition of weeks, whose length cannot be entered', () => {
    const exhibition = { ...row, end: '2027-04-24T18:00:00.000Z' }
    const form = { ...formOf(exhibition), day: '2027-03-28' }
    expect(changeOf(form, exhibition)).toEqual({ day: '2027-03-28' })
    expect(singleRuleOf(form)).toMatchObject({ durationMinutes: null, from: '2027-03-28' })
    expect([isNewDuration(form), isNewDuration({ ...form, duration: '2000' })]).toEqual([false, true])
    expect(singleRuleOf({ ...form, duration: '2000' })).toBeNull()
    expect([formFromPrevious(exhibition).duration, formFromPrevious(row).duration]).toEqual(['', '150'])
  })
})
