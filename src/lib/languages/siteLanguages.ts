import { contentLanguages } from './languages'

/** What a site stores of its languages. */
export interface SiteLanguages {
  languages: string[]
  defaultLanguage: string
  publishedLanguages: string[]
}

/** A site without languages has English, as default and published. */
export function siteLanguages(site: {
  defaultLanguage?: string | null
  languages?: unknown
  publishedLanguages?: unknown
}): SiteLanguages {
  const stored = listOf(site.languages)
  const languages = stored.length > 0 ? stored : ['en']
  const defaultLanguage =
    site.defaultLanguage && languages.includes(site.defaultLanguage) ? site.defaultLanguage : languages[0]!
  const published = listOf(site.publishedLanguages).filter((code) => languages.includes(code))
  return {
    defaultLanguage,
    languages,
    publishedLanguages: published.includes(defaultLanguage) ? published : [defaultLanguage, ...published],
  }
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  contentLanguages.find(({ code }) => code === language)?.rightToLeft ? 'rtl' : 'ltr'
