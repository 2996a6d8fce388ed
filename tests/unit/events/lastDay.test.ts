import { formatDateRange } from '@/lib/events/when'
import { spanIn } from '@/plugins/site/lib/formatMoments'

const zone = 'Europe/London'
const clock = {
  formats: {
    dateFormat: 'DD/MM/YYYY',
    dateTimeSeparator: 'space',
    monthFormat: 'short',
    showSeconds: false,
    timeFormat: '24h',
  } as const,
  language: 'en',
  timezone: zone,
}

describe('the dates of an event', () => {
  it.each([
    ['a run whose last night ends after midnight', '2027-03-05T22:00:00Z', '2027-03-07T00:30:00Z', '5 – 6 Mar 2027'],
    ['a run over New Year', '2026-12-27T20:00:00Z', '2027-01-01T00:30:00Z', '27 – 31 Dec 2026'],
    ['a night', '2027-03-05T22:00:00Z', '2027-03-06T00:30:00Z', '5 Mar 2027'],
    ['a night that ends in the morning', '2027-03-05T20:00:00Z', '2027-03-06T07:00:00Z', '5 Mar 2027'],
    ['an exhibition', '2027-03-01T10:00:00Z', '2027-03-28T17:00:00Z', '1 – 28 Mar 2027'],
    ['days that were chosen without a time', '2027-03-01T00:00:00Z', '2027-03-28T00:00:00Z', '1 – 28 Mar 2027'],
    ['two days', '2027-03-01T10:00:00Z', '2027-03-02T10:00:00Z', '1 – 2 Mar 2027'],
    ['two days of summer time without a time', '2027-06-30T23:00:00Z', '2027-07-01T23:00:00Z', '1 – 2 Jul 2027'],
    ['no end', '2027-03-01T10:00:00Z', null, '1 Mar 2027'],
    ['an end before its start', '2027-03-02T10:00:00Z', '2027-03-01T10:00:00Z', '2 Mar 2027'],
  ])('are the same for visitors and staff: %s', (_, start, end, dates) => {
    const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
    expect(plain(spanIn(start, end, zone, clock))).toBe(dates)
    expect(plain(formatDateRange({ end, start, zone }, 'en'))).toBe(dates)
  })
})
