import { isCountryCode } from '@/lib/places/countries'

/** Plugins store the code of a country or its English name. */
export function countryCode(country: string | undefined): string | null {
  const text = country?.trim() ?? ''
  if (isCountryCode(text.toUpperCase())) return text.toUpperCase()
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  for (let first = 65; first <= 90; first++)
    for (let second = 65; second <= 90; second++) {
      const code = String.fromCharCode(first, second)
      if (isCountryCode(code) && names.of(code)?.toLowerCase() === text.toLowerCase()) return code
    }
  return null
}
