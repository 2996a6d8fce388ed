/** What tickets cost, from the least to the most; the same number twice where there is one price. */
export interface Prices {
  low: number
  high: number
}

/** Whole texts that say that nothing has to be paid, without accents and capitals. */
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

/** Words between amounts that change nothing about them. */
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

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}]+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What a text about prices says in numbers: `£12–£28`, `From 10 €`, `Free`.
 * @param currency ISO 4217, as the site has it
 * @returns null where it says anything else beside amounts: concessions, fees, ages. A wrong price is worse than none.
 */
export function pricesIn(text: string | null | undefined, currency: string): Prices | null {
  const given = plain(text ?? '').replace(/[.!]+$/, '')
  if (given === '') return null
  if (
    FREE.has(
      given
        .replace(/[()–-]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  )
    return { high: 0, low: 0 }
  const symbols = symbolsOf(currency)
  if (!symbols.some((symbol) => given.includes(symbol))) return null
  const bare = symbols.reduce((rest, symbol) => rest.replaceAll(symbol, ' '), given)
  const amounts = [...bare.matchAll(/\d+(?:[.,]\d{1,2})?(?![\d.,]*\d)/g)].map(([amount]) =>
    Number(amount.replace(',', '.')),
  )
  const words = bare
    .replace(/\d+(?:[.,]\d{1,2})?/g, ' ')
    .split(/[\s/|,;:–—-]+/)
    .filter(Boolean)
  if (
    amounts.length === 0 ||
    amounts.length > 2 ||
    /\d[.,]\d{3}/.test(bare) ||
    words.some((word) => !BETWEEN.has(word))
  )
    return null
  return { high: Math.max(...amounts), low: Math.min(...amounts) }
}

/** How a currency is written: its code and its signs. */
function symbolsOf(currency: string): string[] {
  const signs = (['narrowSymbol', 'symbol'] as const).flatMap((currencyDisplay) => {
    try {
      return new Intl.NumberFormat('en', { currency, currencyDisplay, style: 'currency' })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? plain(value) : []))
    } catch {
      return []
    }
  })
  return [...new Set([...signs, plain(currency)])].filter(Boolean).sort((one, other) => other.length - one.length)
}

/** Is nothing to be paid? */
export const isFree = (text: string | null | undefined, currency: string): boolean =>
  pricesIn(text, currency)?.high === 0
