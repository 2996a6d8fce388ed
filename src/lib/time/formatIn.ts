import { intlLanguage } from './intlLanguage'

export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange' | 'formatToParts'>

/** Cache of formats, because creating one is slow. */
const formats = new Map<string, DateFormat>()

/**
 * A cached date format for a language, with ordinary spaces: servers and browsers put different ones around the dash of a
 * range and before "pm", and React discards what the server rendered if one character differs.
 */
export function formatIn(language: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? withOrdinarySpaces(new Intl.DateTimeFormat(intlLanguage(language), options))
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
