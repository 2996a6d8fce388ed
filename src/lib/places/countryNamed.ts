import { COUNTRY_CODES, isCountryCode } from './countries'

/** Languages in which names of countries are read. */
const LANGUAGES = ['en', 'es', 'ar', 'cy', 'de', 'fr', 'it', 'pt', 'nl']

/** Names that Intl does not have, without case and dots. */
const OTHERS: Record<string, string> = {
  america: 'US',
  britain: 'GB',
  eeuu: 'US',
  eire: 'IE',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  lloegr: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  scotland: 'GB',
  'the netherlands': 'NL',
  uae: 'AE',
  uk: 'GB',
  'united states of america': 'US',
  usa: 'US',
  wales: 'GB',
}

let names: Map<string, string> | undefined

/**
 * The code of a country, from its code or its name in one of several languages.
 * @returns ISO 3166-1, null if there is none
 * @example countryNamed('United Kingdom') // 'GB'
 */
export function countryNamed(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (isCountryCode(code)) return code
  names ??= namesOfCountries()
  return names.get(plain(text)) ?? null
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const namesOfCountries = (): Map<string, string> =>
  new Map([
    ...LANGUAGES.flatMap((language) => {
      const { of } = displayNames(language)
      return COUNTRY_CODES.map((code): [string, string] => [plain(of(code)), code])
    }),
    ...Object.entries(OTHERS),
  ])

function displayNames(language: string): { of: (code: string) => string } {
  const format = new Intl.DisplayNames(language, { fallback: 'code', type: 'region' })
  return { of: (code) => format.of(code) ?? code }
}
