import { ar } from './ar'
import { cy } from './cy'
import { en, type SiteWords } from './en'
import { es } from './es'

const LANGUAGES: Record<string, SiteWords> = { ar, cy, en, es }

const FALLBACK = 'en'

/** The language whose words are spoken: `pt` also for `pt-BR`. */
const spoken = (language: string): string | undefined => [language, language.split('-')[0]!].find((code) => Object.hasOwn(LANGUAGES, code))

/**
 * The language of the site's own words on a page. Where there are none in that of the page, they are in the site's main
 * language, as is content that nobody has translated, else in English.
 * @param main the site's default language
 */
export const wordsLanguage = (language: string, main: string = FALLBACK): string => spoken(language) ?? spoken(main) ?? FALLBACK

/** What the site says on a page in a language: see `wordsLanguage`. */
export const siteWords = (language: string, main?: string): SiteWords => LANGUAGES[wordsLanguage(language, main)] ?? en

/** A text with its names filled in. */
export const fill = (text: string, values: Record<string, string>): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
