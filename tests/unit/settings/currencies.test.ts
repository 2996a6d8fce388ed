import { currencies, currencyLabel, isCurrency } from '@/lib/currencies/currencies'

describe('currencies [A-349] [A-350]', () => {
  it('are about 170, each once and with a name, the four of most sites first', () => {
    expect(currencies.length).toBeGreaterThan(160)
    expect(currencies.length).toBeLessThan(180)
    expect(currencies.slice(0, 4).map(({ code }) => code)).toEqual(['USD', 'EUR', 'GBP', 'CAD'])
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length)
    expect(currencies.filter(({ code, label }) => label === code)).toEqual([])
  })

  it('are called as the reader calls them, and in English where nobody does', () => {
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

  it('know their own codes only', () => {
    expect(['GBP', 'XXX', 'DEM', 'gbp', '', null].map(isCurrency)).toEqual([true, false, false, false, false, false])
  })
})
