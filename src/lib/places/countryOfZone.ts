import { COUNTRY_CODES } from './countryCodes'

let known: Map<string, string> | undefined

/** The country that a time zone lies in, as the system's own data has it; null for UTC and its like. @param zone IANA name */
export function countryOfZone(zone: string): string | null {
  known ??= new Map(
    COUNTRY_CODES.flatMap((code) =>
      (new Intl.Locale('und', { region: code }).getTimeZones() ?? []).map((one): [string, string] => [one, code]),
    ),
  )
  return (
    known.get(zone) ?? known.get(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone) ?? null
  )
}
