import { DISPLAY_LOCALES, type DisplayLocale } from './dateTimeFormats'

/** Month names and day periods of a language. */
export interface DateNames {
  /** Month names, starting with January. */
  months: Record<'long' | 'short', string[]>
  am: string
  pm: string
  /** The day period (AM, PM) precedes the time. */
  isPeriodFirst: boolean
}

/** BCP 47 tag for Intl: `jp` is a country code, and digits are always Latin. */
const tagOf = (locale: DisplayLocale): string => `${locale === 'jp' ? 'ja' : locale}-u-nu-latn`

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15))

/**
 * Date names of a display language. For use on the server, because browsers support fewer languages (Welsh, for
 * example, is missing).
 */
export function dateNames(locale: DisplayLocale): DateNames {
  const tag = tagOf(locale)
  const names = (month: 'long' | 'short') =>
    MONTHS.map((moment) => new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' }).format(moment))
  const [am, pm] = [9, 21].map((hour) =>
    new Intl.DateTimeFormat(tag, { hour: 'numeric', hour12: true, timeZone: 'UTC' }).formatToParts(
      Date.UTC(2026, 0, 1, hour),
    ),
  )
  const period = (parts: Intl.DateTimeFormatPart[] | undefined) =>
    parts?.find(({ type }) => type === 'dayPeriod')?.value ?? ''
  return {
    am: period(am),
    isPeriodFirst: am?.[0]?.type === 'dayPeriod',
    months: { long: names('long'), short: names('short') },
    pm: period(pm),
  }
}

/** Date names of all display languages, to pass to a screen. */
export const allDateNames = (): Record<DisplayLocale, DateNames> =>
  Object.fromEntries(DISPLAY_LOCALES.map((locale) => [locale, dateNames(locale)])) as Record<DisplayLocale, DateNames>
