let countries: Map<string, string> | undefined

/**
 * The country of a time zone, from the system's own data; null for UTC and similar zones.
 * @param zone IANA name
 */
export function countryOfZone(zone: string): string | null {
  countries ??= new Map(
    COUNTRY_CODES.flatMap((code) =>
      (new Intl.Locale('und', { region: code }).getTimeZones() ?? []).map((name): [string, string] => [name, code]),
    ),
  )
  return (
    countries.get(zone) ??
    countries.get(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone) ??
    null
  )
}

/** ISO 3166-1 codes of countries and territories. Intl provides their names, but no list. */
export const COUNTRY_CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM ' +
  'PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

const known = new Set(COUNTRY_CODES)

export const isCountryCode = (value: unknown): value is string => typeof value === 'string' && known.has(value)

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
