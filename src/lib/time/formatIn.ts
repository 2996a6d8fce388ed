import { intlLanguage } from './intlLanguage'

/** Cache of formats, because creating one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A cached date format for a language. */
export function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intlLanguage(language), options)
  formats.set(key, format)
  return format
}
