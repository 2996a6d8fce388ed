import { COUNTRY_CODES } from './countryCodes'

export interface Country {
  /** ISO 3166-1. */
  code: string
  /** In the language that was asked for. */
  name: string
}

/** Those that most sites are in, and that have lists of states, counties or prefectures. */
const FIRST = ['US', 'GB', 'JP', 'AU']

/** All countries in the order of their names in a language, those that are chosen most before all others. */
export function countriesIn(language: string): Country[] {
  const names = new Intl.DisplayNames([language, 'en'], { fallback: 'code', type: 'region' })
  const { compare } = new Intl.Collator(language)
  const of = (code: string): Country => ({ code, name: names.of(code) ?? code })
  const others = COUNTRY_CODES.filter((code) => !FIRST.includes(code)).map(of)
  return [...FIRST.map(of), ...others.sort((one, other) => compare(one.name, other.name))]
}
