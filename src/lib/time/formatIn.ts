import { intlLanguage } from '../times/dayInZone'

/** One for each language and form: making them is what takes time. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The format of moments in a language, made once. */
export function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intlLanguage(language), options)
  formats.set(key, format)
  return format
}
