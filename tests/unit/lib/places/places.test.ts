import { COUNTRIES } from '@/plugins/nyphil/lib/places/countries'
import { STATES } from '@/plugins/nyphil/lib/places/states'
import { countriesIn, COUNTRY_CODES, isCountryCode, countryOfZone } from '@/lib/places/countries'
import { regionsOf } from '@/lib/places/regions'

describe('countries', () => {
  it('are complete and named in the reader’s language, those with lists of states first [B-159]', () => {
    expect([COUNTRY_CODES.length, new Set(COUNTRY_CODES).size]).toEqual([249, 249])
    const english = countriesIn('en')
    expect(english).toHaveLength(249)
    expect(english.slice(0, 5).map(({ code }) => code)).toEqual(['US', 'GB', 'JP', 'AU', 'AF'])
    // Every code has a name: none is a mistake.
    expect(english.filter(({ code, name }) => code === name)).toEqual([])
    expect(countriesIn('es').find(({ code }) => code === 'DE')?.name).toBe('Alemania')
    expect(countriesIn('ar').find(({ code }) => code === 'EG')?.name).toBe('مصر')
  })

  it('include every country of the import', () => {
    expect(
      Object.values(COUNTRIES)
        .map(([code]) => code)
        .filter((code) => !isCountryCode(code)),
    ).toEqual([])
    expect(['ZZ', 'gb', '', null, 'USA'].some(isCountryCode)).toBe(false)
  })
})

describe('countryOfZone', () => {
  it('accepts every name of a time zone, and returns null for UTC', () => {
    expect(
      [
        'Europe/London',
        'America/New_York',
        'Europe/Kyiv',
        'Europe/Kiev',
        'Asia/Kolkata',
        'Australia/Sydney',
        'Asia/Tokyo',
      ].map(countryOfZone),
    ).toEqual(['GB', 'US', 'UA', 'UA', 'IN', 'AU', 'JP'])
    expect(['UTC', 'Etc/GMT+5'].map(countryOfZone)).toEqual([null, null])
  })

  it('returns a country of the list for nearly all time zones', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const found = zones.map(countryOfZone)
    expect(found.every((code) => code === null || isCountryCode(code))).toBe(true)
    expect(found.filter((code) => code === null).length).toBeLessThan(zones.length / 20)
  })
})

describe('regionsOf', () => {
  it('lists regions for the United States, Britain, Japan and Australia only [B-159, B-161]', () => {
    expect(['US', 'GB', 'JP', 'AU', 'FR', 'DE'].map((country) => regionsOf(country)?.length ?? null)).toEqual([
      56,
      94,
      47,
      8,
      null,
      null,
    ])
    for (const country of ['US', 'GB', 'JP', 'AU'])
      expect(new Set(regionsOf(country)!.map(({ value }) => value)).size).toBe(regionsOf(country)!.length)
  })

  it('returns those of the United States when no country is chosen [B-160]', () => {
    expect(regionsOf(null)).toBe(regionsOf('US'))
    expect(regionsOf('')).toBe(regionsOf('US'))
  })

  it('includes every state that the import writes', () => {
    const states = new Set(regionsOf('US')!.map(({ value }) => value))
    expect(Object.keys(STATES).filter((state) => !states.has(state))).toEqual([])
  })
})
