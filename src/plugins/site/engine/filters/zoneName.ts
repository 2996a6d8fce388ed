/** Languages that together have abbreviations for most time zones. */
const LANGUAGES = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-ZA', 'en-NZ', 'ja-JP']

/** Matches `%Z` with its flags, and escaped percent signs, which are no part of it. */
const ZONE_CODE = /%%|%[-_0^#:]*\d*Z/g

/**
 * Returns the abbreviation of a time zone at a moment, as other Liquids print it: `BST`. Zones without one have their
 * offset: `+04`.
 * @param zone an IANA name
 */
function zoneName(moment: Date, zone: string): string {
  for (const language of LANGUAGES) {
    const name = partOf(moment, zone, language, 'short')
    if (name && !/^(?:GMT|UTC)[+-]/.test(name)) return name
  }
  return partOf(moment, zone, 'en-US', 'longOffset').replace('GMT', '').replace(/:00$/, '')
}

const partOf = (moment: Date, zone: string, language: string, name: 'longOffset' | 'short'): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: name })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** Fills in `%Z` of a date pattern, for which liquidjs prints the IANA name. */
export const withZoneName = (pattern: string, moment: Date, zone: string): string =>
  Number.isNaN(moment.getTime())
    ? pattern
    : pattern.replace(ZONE_CODE, (code) => (code === '%%' ? code : zoneName(moment, zone)))
