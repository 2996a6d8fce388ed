import { currencies, currencyLabel, isCurrency } from '@/lib/currencies/currencies'

describe('currencies [A-349] [A-350]', () => {
  it('are about 170, unique and named, the four most common first', () => {
    expect(currencies.length).toBeGreaterThan(160)
    expect(currencies.length).toBeLessThan(180)
    expect(currencies.slice(0, 4).map(({ code }) => code)).toEqual(['USD', 'EUR', 'GBP', 'CAD'])
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length)
    expect(currencies.filter(({ code, label }) => label === code)).toEqual([])
  })

  it('are named in the reader’s language, and in English where it has no name', () => {
    const label = (code: string, language: string) =>
      currencyLabel(
        currencies.find((one) => one.code === code)!,
        language,
      )
    expect([label('GBP', 'en'), label('GBP', 'es'), label('KID', 'es')]).toEqual([
      'British Pound',
      'Libra esterlina',
      'Kiribati Dollar',
    ])
    expect(label('GBP', 'ar')).toMatch(/إسترليني/)
  })

  it('isCurrency accepts only their codes', () => {
    expect(['GBP', 'XXX', 'DEM', 'gbp', '', null].map(isCurrency)).toEqual([true, false, false, false, false, false])
  })
})
