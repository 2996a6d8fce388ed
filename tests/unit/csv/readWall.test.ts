import fc from 'fast-check'
import { dayOrderOf, readEnd, readMoment, readTime } from '@/plugins/csvImport/lib/events/readWall'

const dayOf = (text: string, order: Parameters<typeof readMoment>[1] = null) => {
  const found = readMoment(text, order)
  return 'value' in found ? found.value.day : found.problem
}
const timeOf = (text: string) => {
  const found = readTime(text)
  return 'value' in found ? found.value : found.problem
}

it('readMoment reads days as spreadsheets write them', () => {
  for (const text of [
    '2026-11-24',
    '2026/11/24',
    '24.11.2026',
    '24/11/2026',
    '11/24/2026',
    '٢٤/١١/٢٠٢٦',
    ' 2026-11-24 ',
  ])
    expect([text, dayOf(text)]).toEqual([text, '2026-11-24'])
  expect(dayOf('4.3.2026')).toBe('2026-03-04')
  for (const text of ['24 November', '2026-02-30', '2026-13-01', '31.04.2026', '1/2', '', 'soon', '26-11-24'])
    expect([text, dayOf(text)]).toEqual([text, 'importNoDay'])
})

it('readMoment refuses an ambiguous day unless the file shows the order', () => {
  expect(dayOf('03/04/2026')).toBe('importDayEither')
  expect([dayOf('03/04/2026', 'dayFirst'), dayOf('03/04/2026', 'monthFirst')]).toEqual(['2026-04-03', '2026-03-04'])
  // It is the same day either way.
  expect(dayOf('05/05/2026')).toBe('2026-05-05')
  expect([
    dayOrderOf(['03/04/2026', '24/04/2026']),
    dayOrderOf(['03/04/2026', '04/24/2026']),
    dayOrderOf(['24/04/2026', '04/24/2026']),
    dayOrderOf(['03/04/2026', '2026-04-24']),
  ]).toEqual(['dayFirst', 'monthFirst', null, null])
  // What can be one day only is that, whatever the rest says.
  expect(dayOf('24/11/2026', 'monthFirst')).toBe('2026-11-24')
})

it('readTime reads times as people write them', () => {
  for (const text of ['19:30', '19.30', '19h30', '7:30 pm', '7.30PM', '7:30 p.m.', '19:30:00', '٧:٣٠ م'])
    expect([text, timeOf(text)]).toEqual([text, '19:30'])
  expect(['12 am', '12 pm', '9 am', '0:05', '7:30 ص'].map(timeOf)).toEqual([
    '00:00',
    '12:00',
    '09:00',
    '00:05',
    '07:30',
  ])
  for (const text of ['25:00', '19:60', '13 pm', '0 am', '7', 'evening', ''])
    expect([text, timeOf(text)]).toEqual([text, 'importNoTime'])
})

it('readMoment reads a time after the day', () => {
  for (const text of ['2026-11-24T19:30', '2026-11-24 19:30', '24.11.2026, 7:30 pm'])
    expect([text, readMoment(text, null)]).toEqual([text, { value: { day: '2026-11-24', time: '19:30' } }])
  expect(readMoment('2026-11-24', null)).toEqual({ value: { day: '2026-11-24', time: null } })
})

it('readEnd takes the next occurrence of a time, on the same day or the day after', () => {
  const start = { day: '2026-12-31', time: '19:30' }
  expect(readEnd('22:00', start, null)).toEqual({ value: { day: '2026-12-31', time: '22:00' } })
  expect(readEnd('1:00', start, null)).toEqual({ value: { day: '2027-01-01', time: '01:00' } })
  expect(readEnd('2027-01-02 03:00', start, null)).toEqual({ value: { day: '2027-01-02', time: '03:00' } })
  expect([readEnd('2027-01-02', start, null), readEnd('late', start, null)]).toEqual([
    { problem: 'importNoTime' },
    { problem: 'importNoDay' },
  ])
})

it('readMoment reads every day and minute back in each notation', () => {
  const part = (value: number) => String(value).padStart(2, '0')
  fc.assert(
    fc.property(fc.date({ max: new Date('2099-12-31'), min: new Date('1900-01-01'), noInvalidDate: true }), (date) => {
      const [year, month, day, hour, minute] = [
        date.getUTCFullYear(),
        date.getUTCMonth() + 1,
        date.getUTCDate(),
        date.getUTCHours(),
        date.getUTCMinutes(),
      ]
      const value = { day: `${year}-${part(month)}-${part(day)}`, time: `${part(hour)}:${part(minute)}` }
      const twelve = `${hour % 12 || 12}:${part(minute)} ${hour < 12 ? 'am' : 'pm'}`
      for (const time of [value.time, twelve]) {
        expect(readMoment(`${value.day} ${time}`, null)).toEqual({ value })
        expect(readMoment(`${day}.${month}.${year} ${time}`, null)).toEqual({ value })
        expect(readMoment(`${day}/${month}/${year} ${time}`, 'dayFirst')).toEqual({ value })
      }
    }),
  )
})
