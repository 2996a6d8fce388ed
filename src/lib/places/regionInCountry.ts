import { DEFAULT_COUNTRY, regionsOf } from './regions'

/**
 * Determines whether a region is kept when the country of its address changes: it is cleared if the new country has no
 * such region or uses the code for another one (WA is Washington and Western Australia).
 * @param region stored region
 * @param countries country codes; null for the default
 */
export function regionInCountry(
  region: string | null,
  { from, to }: { from: string | null; to: string | null },
): string | null {
  const [oldCountry, newCountry] = [from || DEFAULT_COUNTRY, to || DEFAULT_COUNTRY]
  if (!region || oldCountry === newCountry) return region
  const nameIn = (country: string) => regionsOf(country)?.find(({ value }) => value === region)?.label
  const [oldName, newName] = [nameIn(oldCountry), nameIn(newCountry)]
  if (regionsOf(newCountry))
    return newName !== undefined && (oldName === undefined || oldName === newName) ? region : null
  // A region from the old country's list is cleared. One that is on no list was entered as text and may be valid in the
  // new country.
  return regionsOf(oldCountry) && oldName === undefined ? region : null
}
