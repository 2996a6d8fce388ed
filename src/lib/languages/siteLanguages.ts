import { contentLanguages } from './languages'
import { isNonEmpty, type NonEmpty } from '../lists/nonEmpty'

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

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []

/** Writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  contentLanguages.find(({ code }) => code === language)?.rightToLeft ? 'rtl' : 'ltr'
