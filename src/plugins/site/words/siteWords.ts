import { houseFiles } from '../engine/HouseFiles'
import type english from '../house/locales/en.json'

/** What the site itself says to visitors, by key. */
export type SiteWords = Record<keyof typeof english, string>

const known = new Map<string, SiteWords>()

const FALLBACK = 'en'

const hasWords = (code: string): boolean => houseFiles().texts.has(`locales/${code}.json`)

/** The language whose words are spoken: `pt` also for `pt-BR`. */
const spoken = (language: string): string | undefined => [language, language.split('-')[0] ?? ''].find(hasWords)

/**
 * The language of the site's own words on a page. Where there are none in that of the page, they are in the site's main
 * language, as is content that nobody has translated, else in English.
 * @param main the site's default language
 */
export const wordsLanguage = (language: string, main: string = FALLBACK): string =>
  spoken(language) ?? spoken(main) ?? FALLBACK

/** What the site says on a page in a language: see `wordsLanguage`. */
export function siteWords(language: string, main?: string): SiteWords {
  const code = wordsLanguage(language, main)
  let words = known.get(code)
  if (!words) known.set(code, (words = JSON.parse(houseFiles().texts.get(`locales/${code}.json`)!) as SiteWords))
  return words
}

/** A text with its names filled in. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
