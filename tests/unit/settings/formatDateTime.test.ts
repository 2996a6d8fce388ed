import { DATE_FORMATS, DEFAULT_FORMATS, type DateTimeFormats, DISPLAY_LOCALES } from '@/lib/formats/dateTimeFormats'
import { formatDateTime } from '@/lib/formats/formatDateTime'
import { dateNames } from '@/lib/formats/dateNames'

const EVENING = new Date('2026-11-21T19:30:05Z')

const written = (more: Partial<DateTimeFormats>, locale: (typeof DISPLAY_LOCALES)[number] = 'en', timeZone = 'UTC') =>
  formatDateTime(EVENING, { ...DEFAULT_FORMATS, ...more }, { locale, timeZone, words: dateNames(locale) })

describe('formatDateTime [A-111] [A-124] [A-125] [A-126] [A-127] [A-128]', () => {
  it('offers five numeric patterns', () => {
    const dates = DATE_FORMATS.map((dateFormat) =>
      written({ dateFormat, dateTimeSeparator: 'comma', monthFormat: 'numeric', timeFormat: '24h' }),
    )
    expect(dates).toEqual([
      '11/21/2026, 19:30',
      '21/11/2026, 19:30',
      '2026-11-21, 19:30',
      '21.11.2026, 19:30',
      '2026/11/21, 19:30',
    ])
  })

  it('replaces the digits of the month by its name', () => {
    expect(written({})).toBe('Nov 21, 2026 at 7:30 PM')
    expect(written({ dateFormat: 'DD/MM/YYYY', timeFormat: '24h' })).toBe('21 Nov 2026 at 19:30')
    expect(written({ dateFormat: 'YYYY-MM-DD', monthFormat: 'long', timeFormat: '24h' })).toBe(
      '2026 November 21 at 19:30',
    )
  })

  it('separates date and time with "at", a comma, a dash or a space', () => {
    const between = (['at', 'comma', 'dash', 'space'] as const).map((dateTimeSeparator) =>
      written({ dateFormat: 'DD/MM/YYYY', dateTimeSeparator, timeFormat: '24h' }).slice(11, -5),
    )
    expect(between).toEqual([' at ', ', ', ' – ', ' '])
  })

  it('shows seconds on request, and the time of the time zone', () => {
    expect(written({ showSeconds: true, timeFormat: '24h' }, 'en', 'America/New_York')).toBe('Nov 21, 2026 at 14:30:05')
    expect(written({ timeFormat: '24h' }, 'en', 'Asia/Tokyo')).toBe('Nov 22, 2026 at 04:30')
  })

  it('supports all five display languages, with the same digits', () => {
    const all = Object.fromEntries(
      DISPLAY_LOCALES.map((locale) => [
        locale,
        written({ dateFormat: 'DD/MM/YYYY', monthFormat: 'long', timeFormat: '24h' }, locale),
      ]),
    )
    expect(all).toEqual({
      ar: '21 نوفمبر 2026 في 19:30',
      cy: '21 Tachwedd 2026 am 19:30',
      en: '21 November 2026 at 19:30',
      es: '21 noviembre 2026 a las 19:30',
      jp: '21 11月 2026 19:30',
    })
    expect(written({ dateFormat: 'DD/MM/YYYY' }, 'jp')).toBe('21 11月 2026 午後7:30')
  })
})
