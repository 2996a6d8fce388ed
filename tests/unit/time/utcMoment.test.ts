import { momentInZone } from '@/lib/events/momentInZone'
import { plainDay } from '@/lib/time/formatIn'
import { utcMoment } from '@/lib/time/utcMoment'

describe('times in logs [A-363, B-375]', () => {
  it('are formatted in UTC and name it, wherever the reader is', () => {
    expect(utcMoment('2026-07-01T23:30:00+02:00')).toBe('1 Jul 2026, 21:30 UTC')
    expect(utcMoment('2026-01-01T00:05:00.000Z')).toBe('1 Jan 2026, 00:05 UTC')
  })

  it('name the month in the reader’s language', () => {
    expect(utcMoment('2026-11-21T19:30:00.000Z', 'es')).toBe('21 nov 2026, 19:30 UTC')
    expect(utcMoment('2026-11-21T19:30:00.000Z', 'ar')).toContain('نوفمبر')
    expect(plainDay('2026-11-21T12:00:00.000Z', 'ar')).toContain('نوفمبر')
    expect(momentInZone('2026-11-21T19:30:00.000Z', 'Europe/London', 'ar')).toContain('نوفمبر')
    expect(momentInZone('2026-11-21T19:30:00.000Z', 'Europe/London')).toBe('Sat 21 Nov 2026, 19:30')
  })

  it('are empty for a missing or invalid time', () => {
    expect(utcMoment(null)).toBe('')
    expect(utcMoment('soon')).toBe('')
  })
})
