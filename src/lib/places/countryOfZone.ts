import { COUNTRY_CODES } from './countryCodes'

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
