export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY', 'YYYY/MM/DD'] as const
export const MONTH_FORMATS = ['long', 'short', 'numeric'] as const
export const TIME_FORMATS = ['12h', '24h'] as const
export const SEPARATORS = ['at', 'comma', 'dash', 'space'] as const

/**
 * Date and time formats of a site. The first option of each list is the default, except for the month, which is short.
 */
export interface DateTimeFormats {
  dateFormat: (typeof DATE_FORMATS)[number]
  monthFormat: (typeof MONTH_FORMATS)[number]
  timeFormat: (typeof TIME_FORMATS)[number]
  showSeconds: boolean
  dateTimeSeparator: (typeof SEPARATORS)[number]
}

export const DEFAULT_FORMATS: DateTimeFormats = {
  dateFormat: 'MM/DD/YYYY',
  dateTimeSeparator: 'at',
  monthFormat: 'short',
  showSeconds: false,
  timeFormat: '12h',
}

/** Languages of dates on websites; the code is the stored value. */
export const DISPLAY_LOCALES = ['en', 'cy', 'jp', 'ar', 'es'] as const

export type DisplayLocale = (typeof DISPLAY_LOCALES)[number]
