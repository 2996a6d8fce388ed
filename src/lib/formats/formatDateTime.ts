import type { DateTimeFormats, DisplayLocale } from './dateTimeFormats'
import type { DateNames } from './dateNames'

/** Separator between date and time for the format "at", by language. */
const AT: Record<DisplayLocale, string> = { ar: ' في ', cy: ' am ', en: ' at ', es: ' a las ', jp: ' ' }

const SEPARATOR: Record<Exclude<DateTimeFormats['dateTimeSeparator'], 'at'>, string> = {
  comma: ', ',
  dash: ' – ',
  space: ' ',
}

interface FormatOptions {
  locale: DisplayLocale
  /** Date names of the language, from `dateNames`. */
  words: DateNames
  /** IANA name. */
  timeZone: string
}

/**
 * Formats an instant in the format of a site.
 * @example formatDateTime(new Date('2026-11-21T19:30:00Z'), DEFAULT_FORMATS, { locale: 'en', timeZone: 'UTC', words: dateNames('en') }) // 'Nov 21, 2026 at 7:30 PM'
 */
export function formatDateTime(moment: Date, formats: DateTimeFormats, options: FormatOptions): string {
  const clock = clockOf(moment, options.timeZone)
  const separator = formats.dateTimeSeparator === 'at' ? AT[options.locale] : SEPARATOR[formats.dateTimeSeparator]
  return `${dateOf(clock, formats, options.words)}${separator}${timeOf(clock, formats, options.words)}`
}

type Clock = Record<'day' | 'hour' | 'minute' | 'month' | 'second' | 'year', string>

/** The local date and time, as digits. */
function clockOf(moment: Date, timeZone: string): Clock {
  const digits = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    month: '2-digit',
    second: '2-digit',
    timeZone,
    year: 'numeric',
  })
  return Object.fromEntries(digits.formatToParts(moment).map(({ type, value }) => [type, value])) as Clock
}

/** The date in the site's pattern, either numeric or with the month's name and spaces as separators. */
function dateOf(
  { day, month, year }: Clock,
  { dateFormat, monthFormat }: DateTimeFormats,
  { months }: DateNames,
): string {
  if (monthFormat === 'numeric') return dateFormat.replace('YYYY', year).replace('DD', day).replace('MM', month)
  const name = months[monthFormat][Number(month) - 1]
  if (dateFormat === 'MM/DD/YYYY') return `${name} ${Number(day)}, ${year}`
  return dateFormat.startsWith('YYYY') ? `${year} ${name} ${Number(day)}` : `${Number(day)} ${name} ${year}`
}

function timeOf(
  { hour, minute, second }: Clock,
  { showSeconds, timeFormat }: DateTimeFormats,
  { am, isPeriodFirst, pm }: DateNames,
): string {
  const rest = showSeconds ? `:${minute}:${second}` : `:${minute}`
  if (timeFormat === '24h') return `${hour}${rest}`
  const period = Number(hour) < 12 ? am : pm
  const time = `${Number(hour) % 12 || 12}${rest}`
  return isPeriodFirst ? `${period}${time}` : `${time} ${period}`
}
