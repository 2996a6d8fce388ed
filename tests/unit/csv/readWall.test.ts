import fc from 'fast-check'
import {
  dayOrderOf,
  readEnd,
  readMoment,
  readTime,
  readTimes,
  type Reading,
} from '@/plugins/csvImport/lib/events/readWall'

const dayOf = (text: string, order: Reading['order'] = null) => {
  const found = readMoment(text, { order })
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
  ]).toEqual(['dayFirst', 'monthFirst', 'both', null])
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
    expect([text, readMoment(text, { order: null })]).toEqual([text, { value: { day: '2026-11-24', time: '19:30' } }])
  expect(readMoment('2026-11-24', { order: null })).toEqual({ value: { day: '2026-11-24', time: null } })
})

it('readEnd takes the next occurrence of a time, on the same day or the day after', () => {
  const start = { day: '2026-12-31', time: '19:30' }
  expect(readEnd('22:00', start, { order: null })).toEqual({ value: { day: '2026-12-31', time: '22:00' } })
  expect(readEnd('1:00', start, { order: null })).toEqual({ value: { day: '2027-01-01', time: '01:00' } })
  expect(readEnd('2027-01-02 03:00', start, { order: null })).toEqual({ value: { day: '2027-01-02', time: '03:00' } })
  expect([readEnd('2027-01-02', start, { order: null }), readEnd('late', start, { order: null })]).toEqual([
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
        expect(readMoment(`${value.day} ${time}`, { order: null })).toEqual({ value })
        expect(readMoment(`${day}.${month}.${year} ${time}`, { order: null })).toEqual({ value })
        expect(readMoment(`${day}/${month}/${year} ${time}`, { order: 'dayFirst' })).toEqual({ value })
      }
    }),
  )
})

it.each([
  '21-Nov-27',
  '21-Nov-2027',
  '21/11/27',
  '21.11.27',
  '20271121',
  'Sun 21 Nov 2027',
  'Sun 21/11/2027',
  'Sunday, November 21st, 2027',
  'November 21, 2027',
  'the 21st of November 2027',
  '2027 Nov 21',
  '21. November 2027',
  'So., 21. Nov. 2027',
  'Sonntag, 21. November 2027',
  'dimanche 21 novembre 2027',
  '21-nov.-27',
  '21 de noviembre de 2027',
  'dom, 21 nov 2027',
  '21 Tachwedd 2027',
  'Dydd Sul 21 Tachwedd 2027',
  '２０２７/１１/２１',
  '21\u00a0Nov\u00a02027',
])('readMoment reads a day with a name, without separators or with a short year: %s', (text) =>
  expect(readMoment(text, { order: null })).toEqual({ value: { day: '2027-11-21', time: null } }),
)

it.each([
  ['1er février 2027', '2027-02-01'],
  ['2 März 2027', '2027-03-02'],
  ['Dydd Mawrth, 2 Mawrth 2027', '2027-03-02'],
  ['5 Sept 1999', '1999-09-05'],
  ['5-Sep-85', '1985-09-05'],
])('readMoment reads %s as %s', (text, day) => expect(dayOf(text)).toBe(day))

it.each([
  '30 Feb 2027',
  'Nov 2027',
  '20 20 Nov 2027',
  '20 Nov 2027 at the Hall',
  '26-11-24',
  '1 Novembruary 2027',
  '21 Nov 0027',
])('readMoment refuses %s', (text) => expect(dayOf(text)).toBe('importNoDay'))

it('readMoment uses the order that is usual on the site only where the file shows none, and says that it guessed', () => {
  expect(readMoment('03/04/2027', { order: null, usual: 'dayFirst' })).toEqual({
    value: { day: '2027-04-03', isGuess: true, time: null },
  })
  expect(readMoment('03/04/2027', { order: 'monthFirst', usual: 'dayFirst' })).toEqual({
    value: { day: '2027-03-04', time: null },
  })
  expect(readMoment('24/04/2027', { order: null, usual: 'monthFirst' })).toEqual({
    value: { day: '2027-04-24', time: null },
  })
})

it.each([
  ['2027-11-20T19:30:00Z', '2027-11-20', '19:30'],
  ['2027-06-20T19:30:00+01:00', '2027-06-20', '19:30'],
  ['2027-06-20T23:30:00Z', '2027-06-21', '00:30'],
  ['20 Nov 2027 7.30pm', '2027-11-20', '19:30'],
  ['20.11.2027 19.30 Uhr', '2027-11-20', '19:30'],
  ['20 novembre 2027 à 19h30', '2027-11-20', '19:30'],
  ['20 Nov 2027 1930', '2027-11-20', '19:30'],
  ['20/11/2027 24:00', '2027-11-21', '00:00'],
  ['20 Nov 2027 noon', '2027-11-20', '12:00'],
])('readMoment reads a moment: %s', (text, day, time) =>
  expect(readMoment(text, { order: null, zone: 'Europe/London' })).toEqual({ value: { day, time } }),
)

it.each([
  ['1930', '19:30'],
  ['0930', '09:30'],
  ['19.30 Uhr', '19:30'],
  ['19 Uhr', '19:00'],
  ['24:00', '24:00'],
  ['noon', '12:00'],
  ['midnight', '24:00'],
  ['12 noon', '12:00'],
  ['hanner dydd', '12:00'],
])('readTime reads %s', (text, time) => expect(timeOf(text)).toBe(time))

it.each(['2430', '1960', '7.30pm for 8pm', '24:01'])('readTime refuses %s', (text) =>
  expect(timeOf(text)).toBe('importNoTime'),
)

it.each([
  ['19:30 - 22:00', '19:30', '22:00'],
  ['7.30-10 pm', '19:30', '22:00'],
  ['11-1 pm', '11:00', '13:00'],
  ['20:00 Uhr bis 22:00 Uhr', '20:00', '22:00'],
  ['7:30pm to 10pm', '19:30', '22:00'],
])('readTimes reads a start and an end: %s', (text, time, end) =>
  expect(readTimes(text)).toEqual({ value: { end, time } }),
)

it('readEnd reads the end of a day as the start of the next', () => {
  const start = { day: '2026-12-31', time: '19:30' }
  for (const text of ['24:00', 'midnight'])
    expect(readEnd(text, start, { order: null })).toEqual({ value: { day: '2027-01-01', time: '00:00' } })
})
