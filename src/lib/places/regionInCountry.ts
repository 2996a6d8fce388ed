import { DEFAULT_COUNTRY, regionsOf } from './regions'

/**
 * What becomes of a region when the country of its address changes: it goes where the new country has no such region, or
 * calls another one so (WA is Washington and Western Australia).
 * @param region as it is stored
 * @param countries codes; null for the default
 */
export function regionInCountry(
  region: string | null,
  { from, to }: { from: string | null; to: string | null },
): string | null {
  const [before, after] = [from || DEFAULT_COUNTRY, to || DEFAULT_COUNTRY]
  if (!region || before === after) return region
  const nameIn = (country: string) => regionsOf(country)?.find(({ value }) => value === region)?.label
  const [listed, known] = [nameIn(before), nameIn(after)]
  if (regionsOf(after)) return known !== undefined && (listed === undefined || listed === known) ? region : null
  // Typed in a country that has a list, and on it: it belongs there. On no list, it may be right where it is now.
  return regionsOf(before) && listed === undefined ? region : null
}
