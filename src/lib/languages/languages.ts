import { isNonEmpty, type NonEmpty } from '@/lib/lists/items'
import type { Config } from '@/payload-types'
import { CODES, isContentLanguage } from './codes'

/** A content language. */
export interface ContentLanguage {
  code: string
  /** English name, for the admin. */
  label: string
  rightToLeft?: true
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

const names = new Intl.DisplayNames(['en'], { languageDisplay: 'standard', type: 'language' })

/** All content languages. A tenant uses some of them. */
export const contentLanguages: ContentLanguage[] = CODES.map((code) => ({
  code,
  label: names.of(code) ?? code,
  ...(RIGHT_TO_LEFT.has(code) && { rightToLeft: true }),
}))

/** The name of a language; the code itself if unknown. */
export const languageLabel = (code: string): string =>
  contentLanguages.find((language) => language.code === code)?.label ?? code

/** The name of a language in the language of the reader; the code itself if unknown. */
export const languageName = (code: string, reader: string): string =>
  (isContentLanguage(code) &&
    new Intl.DisplayNames([reader], { languageDisplay: 'standard', type: 'language' }).of(code)) ||
  code

/** Moves the languages with the given codes to the front, in the order of the codes. */
export function suggestedFirst(languages: ContentLanguage[], codes: string[]): ContentLanguage[] {
  const suggested = codes.flatMap((code) => languages.find((language) => language.code === code) ?? [])
  return [...new Set([...suggested, ...languages])]
}

/** Languages of a site. */
export interface SiteLanguages {
  languages: string[]
  defaultLanguage: string
  publishedLanguages: string[]
}

/** Normalizes the languages of a site. Without any, English is the default and published language. */
export function siteLanguages(site: {
  defaultLanguage?: string | null
  languages?: unknown
  publishedLanguages?: unknown
}): SiteLanguages {
  const stored = listOf(site.languages)
  const languages: NonEmpty<string> = isNonEmpty(stored) ? stored : ['en']
  const defaultLanguage =
    site.defaultLanguage && languages.includes(site.defaultLanguage) ? site.defaultLanguage : languages[0]
  const published = listOf(site.publishedLanguages).filter((code) => languages.includes(code))
  return {
    defaultLanguage,
    languages,
    publishedLanguages: published.includes(defaultLanguage) ? published : [defaultLanguage, ...published],
  }
}

/**
 * The languages in which visitors may see what is not written in theirs: the first one of the site, then the others.
 * What was written before another language came first is in none but the others.
 */
export const fallbackLanguages = ({
  defaultLanguage,
  languages,
}: Pick<SiteLanguages, 'defaultLanguage' | 'languages'>): Config['locale'][] =>
  [...new Set([defaultLanguage, ...languages])] as Config['locale'][]

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []

/** Writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  contentLanguages.find(({ code }) => code === language)?.rightToLeft ? 'rtl' : 'ltr'
