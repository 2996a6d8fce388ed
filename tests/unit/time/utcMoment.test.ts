import { utcMoment } from '@/lib/time/utcMoment'

describe('[A-363, B-375] moments of the log kind', () => {
  it('are shown in UTC and say so, wherever the reader is', () => {
    expect(utcMoment('2026-07-01T23:30:00+02:00')).toBe('1 Jul 2026, 21:30 UTC')
    expect(utcMoment('2026-01-01T00:05:00.000Z')).toBe('1 Jan 2026, 00:05 UTC')
  })

  it('are empty where there is none', () => {
    expect(utcMoment(null)).toBe('')
    expect(utcMoment('soon')).toBe('')
  })
})
