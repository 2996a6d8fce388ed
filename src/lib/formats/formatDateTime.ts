import type { DateTimeFormats } from './dateTimeFormats'

/** Languages in which a site shows dates; the code is the one that is stored. */
export const DISPLAY_LOCALES = ['en', 'cy', 'jp', 'ar', 'es'] as const

export type DisplayLocale = (typeof DISPLAY_LOCALES)[number]

/** What stands between date and time where the site has chosen "at". */
const AT: Record<DisplayLocale, string> = { ar: ' في ', cy: ' am ', en: ' at ', es: ' a las ', jp: ' ' }

const SEPARATOR: Record<Exclude<DateTimeFormats['dateTimeSeparator'], 'at'>, string> = { comma: ', ', dash: ' – ', space: ' ' }

/** The language tag for Intl: `jp` is a country, and digits are the same everywhere. */
const tagOf = (locale: DisplayLocale): string => `${locale === 'jp' ? 'ja' : locale}-u-nu-latn`

interface Reader {
  locale: DisplayLocale
  /** IANA name. */
  timeZone: string
}

/**
 * A moment as a site writes it.
 * @example formatDateTime(new Date('2026-11-21T19:30:00Z'), DEFAULT_FORMATS, { locale: 'en', timeZone: 'UTC' }) // 'Nov 21, 2026 at 7:30 PM'
 */
export function formatDateTime(moment: Date, formats: DateTimeFormats, reader: Reader): string {
  const between = formats.dateTimeSeparator === 'at' ? AT[reader.locale] : SEPARATOR[formats.dateTimeSeparator]
  return `${formatDate(moment, formats, reader)}${between}${formatTime(moment, formats, reader)}`
}

/** The date alone: digits in the site's pattern, or the month's name in place of MM and spaces in place of the marks. */
export function formatDate(moment: Date, { dateFormat, monthFormat }: DateTimeFormats, { locale, timeZone }: Reader): string {
  const digits = partsOf(moment, 'en-u-nu-latn', { day: '2-digit', month: '2-digit', timeZone, year: 'numeric' })
  const numeric = dateFormat.replace('YYYY', digits.year!).replace('DD', digits.day!)
  if (monthFormat === 'numeric') return numeric.replace('MM', digits.month!)
  const month = partsOf(moment, tagOf(locale), { day: 'numeric', month: monthFormat, timeZone, year: 'numeric' }).month!
  const day = String(Number(digits.day))
  if (dateFormat === 'MM/DD/YYYY') return `${month} ${day}, ${digits.year}`
  return dateFormat.startsWith('YYYY') ? `${digits.year} ${month} ${day}` : `${day} ${month} ${digits.year}`
}

/** The time alone, with the words of the language for morning and evening. */
export function formatTime(moment: Date, { showSeconds, timeFormat }: DateTimeFormats, { locale, timeZone }: Reader): string {
  const isShort = timeFormat === '12h'
  return new Intl.DateTimeFormat(tagOf(locale), {
    hour: isShort ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone,
    ...(isShort ? { hour12: true } : { hourCycle: 'h23' }),
    ...(showSeconds && { second: '2-digit' }),
  }).format(moment)
}

function partsOf(moment: Date, tag: string, options: Intl.DateTimeFormatOptions): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = new Intl.DateTimeFormat(tag, options).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}
