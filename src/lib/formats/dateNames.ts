import { DISPLAY_LOCALES, type DisplayLocale } from './displayLocales'

/** What a language says of dates. */
export interface DateNames {
  /** Names from January on. */
  months: Record<'long' | 'short', string[]>
  am: string
  pm: string
  /** Morning and evening stand before the time. */
  isPeriodFirst: boolean
}

/** The language tag for Intl: `jp` is a country, and digits are the same everywhere. */
const tagOf = (locale: DisplayLocale): string => `${locale === 'jp' ? 'ja' : locale}-u-nu-latn`

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15))

/** The words of one display language. For the server: browsers know fewer languages, Welsh not among them. */
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

/** The words of all of them, to travel to a screen. */
export const allDateNames = (): Record<DisplayLocale, DateNames> =>
  Object.fromEntries(DISPLAY_LOCALES.map((locale) => [locale, dateNames(locale)])) as Record<DisplayLocale, DateNames>
