/** A price range; both values are equal when there is one price. */
export interface Prices {
  low: number
  high: number
}

/** Complete texts meaning that admission is free, in lower case and without accents. */
const FREE = new Set([
  'free',
  'free entry',
  'free event',
  'free admission',
  'admission free',
  'free of charge',
  'free ticketed',
  'free but ticketed',
  'free booking required',
  'free, booking required',
  'gratis',
  'gratuito',
  'gratuita',
  'entrada gratuita',
  'entrada libre',
  'acceso libre',
  'مجاني',
  'مجانا',
  'الدخول مجاني',
  'دخول مجاني',
  'am ddim',
  'mynediad am ddim',
  'rhad ac am ddim',
  'gratuit',
  'entree libre',
  'entree gratuite',
  'kostenlos',
  'kostenfrei',
  'eintritt frei',
  'ingresso gratuito',
  'ingresso libero',
  'entrada franca',
  'saor in aisce',
  'an-asgaidh',
])

/** Words that may appear between amounts without changing their meaning. */
const BETWEEN = new Set([
  'and',
  'from',
  'to',
  'a',
  'al',
  'de',
  'del',
  'desde',
  'e',
  'hasta',
  'y',
  'o',
  'i',
  'ac',
  'hyd',
  'at',
  'من',
  'الى',
  'إلى',
  'حتى',
  'و',
  'bis',
  'ab',
  'von',
  'jusqu',
  'partir',
])

const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}]+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Parses a price text: `£12–£28`, `From 10 €`, `Free`.
 * @param currency ISO 4217 code of the site
 * @returns null when the text contains anything besides amounts, such as concessions, fees or ages: a wrong price is
 * worse than none
 */
export function parsePrices(text: string | null | undefined, currency: string): Prices | null {
  const normalized = normalize(text ?? '').replace(/[.!]+$/, '')
  if (normalized === '') return null
  if (
    FREE.has(
      normalized
        .replace(/[()–-]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  )
    return { high: 0, low: 0 }
  const symbols = symbolsOf(currency)
  if (!symbols.some((symbol) => normalized.includes(symbol))) return null
  const withoutSymbols = symbols.reduce((rest, symbol) => rest.replaceAll(symbol, ' '), normalized)
  const amounts = [...withoutSymbols.matchAll(/\d+(?:[.,]\d{1,2})?(?![\d.,]*\d)/g)].map(([amount]) =>
    Number(amount.replace(',', '.')),
  )
  const words = withoutSymbols
    .replace(/\d+(?:[.,]\d{1,2})?/g, ' ')
    .split(/[\s/|,;:–—-]+/)
    .filter(Boolean)
  if (
    amounts.length === 0 ||
    amounts.length > 2 ||
    /\d[.,]\d{3}/.test(withoutSymbols) ||
    words.some((word) => !BETWEEN.has(word))
  )
    return null
  return { high: Math.max(...amounts), low: Math.min(...amounts) }
}

/** Returns the code and symbols of a currency. */
function symbolsOf(currency: string): string[] {
  const signs = (['narrowSymbol', 'symbol'] as const).flatMap((currencyDisplay) => {
    try {
      return new Intl.NumberFormat('en', { currency, currencyDisplay, style: 'currency' })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? normalize(value) : []))
    } catch {
      return []
    }
  })
  return [...new Set([...signs, normalize(currency)])].filter(Boolean).sort((a, b) => b.length - a.length)
}

/** Whether admission is free. */
export const isFree = (text: string | null | undefined, currency: string): boolean =>
  parsePrices(text, currency)?.high === 0
