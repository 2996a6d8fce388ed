export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange' | 'formatToParts'>

/** Cache of formats, because creating one is slow. */
const formats = new Map<string, DateFormat>()

/** Each format takes tens of kilobytes, and there are hundreds of time zones in every language. */
const MAX_FORMATS = 500

/**
 * A cached date format for a language, with ordinary spaces: servers and browsers put different ones around the dash of a
 * range and before "pm", and React discards what the server rendered if one character differs.
 */
export function formatIn(language: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = withOrdinarySpaces(new Intl.DateTimeFormat(intlLanguage(language), options))
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(key, format)
  return format
}

function withOrdinarySpaces(format: Intl.DateTimeFormat): DateFormat {
  return {
    format: (moment) => ordinary(format.format(moment)),
    formatRange: (start, end) => ordinary(format.formatRange(start, end)),
    formatToParts: (moment) => format.formatToParts(moment).map((part) => ({ ...part, value: ordinary(part.value) })),
  }
}

/** Replaces thin spaces, with and without a break. */
const ordinary = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ')

/**
 * The short name of a time zone at an instant.
 * @param moment ISO 8601
 * @param zone IANA name
 * @example zoneName('2026-07-01T12:00:00Z', 'Europe/London', 'en') // 'BST'
 */
export function zoneName(moment: string, zone: string, language: string): string {
  const parts = formatIn(language, { hour: 'numeric', timeZone: zone, timeZoneName: 'short' }).formatToParts(
    Date.parse(moment),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Intl language tag. English without a region would use American dates; the product uses British English. */
export const intlLanguage = (language: string): string => (language === 'en' ? 'en-GB' : language)

/**
 * Formats a date without a time zone.
 * @param moment ISO 8601, noon UTC of the day
 * @param language language of the result; default: English
 * @returns '' if the date is invalid
 * @example plainDay('2026-09-01T12:00:00.000Z') // '1 Sept 2026'
 */
export function plainDay(moment: string | null | undefined, language = 'en'): string {
  const time = moment ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time)
    ? ''
    : formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC', year: 'numeric' }).format(time)
}
