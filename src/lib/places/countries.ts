import { COUNTRY_CODES } from './countryCodes'

export interface Country {
  /** ISO 3166-1. */
  code: string
  /** Name in the requested language. */
  name: string
}

/** The most frequent countries, which also have lists of states, counties or prefectures. */
const FIRST = ['US', 'GB', 'JP', 'AU']

/** All countries, the most frequent first, the others sorted by name. */
export function countriesIn(language: string): Country[] {
  const names = new Intl.DisplayNames([language, 'en'], { fallback: 'code', type: 'region' })
  const { compare } = new Intl.Collator(language)
  const toCountry = (code: string): Country => ({ code, name: names.of(code) ?? code })
  const others = COUNTRY_CODES.filter((code) => !FIRST.includes(code)).map(toCountry)
  return [...FIRST.map(toCountry), ...others.sort((first, second) => compare(first.name, second.name))]
}
