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
const BETWEEN = new Set(
  (
    'and or from to at up a al de del desde e hasta y o i ac hyd من الى إلى حتى و bis ab von und jusqu partir ou et en tot vanaf ' +
    'och fran till fra til eller da per から より まで'
  )
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(' '),
)

/** Names of currencies in price texts, in lower case and without accents, besides the symbols that Intl knows. */
const NAMES: Partial<Record<string, string[]>> = {
  CHF: ['sfr.', 'fr.'],
  CNY: ['元', '人民币'],
  DKK: ['kr.'],
  EUR: ['euros', 'euro'],
  GBP: ['pounds'],
  JPY: ['円', 'yen'],
  KRW: ['원', 'won'],
  NOK: ['kr.'],
  SEK: ['kr.'],
  USD: ['dollars'],
}

const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** An amount, with or without thousands separators: 1250, 12.50, 1,250.00, 1.250,00, 1 200, 1'200. */
const AMOUNT =
  /\d{1,3}(?:([.,' ’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?(?![\d]|[.,]\d)|\d+(?:[.,]\d{1,3})?(?![\d]|[.,]\d)/g

/**
 * Parses a price text: `£12–£28`, `Free–£15`, `From 10 €`, `¥3,000 / ¥5,000 / ¥8,000`, `Free`.
 * @param currency ISO 4217 code of the site
 * @returns the lowest and the highest amount; null when the text contains anything else, such as concessions, fees or
 * ages: a wrong price is worse than none
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
  const amounts: number[] = []
  const decimals = decimalsOf(currency)
  const words = symbols
    .reduce((rest, symbol) => rest.replaceAll(symbol, '|'), normalized)
    // Whole amounts in Switzerland and Germany: 25.– and 25,-
    .replace(/(\d)[.,][–—-]+/g, '$1')
    .replace(AMOUNT, (amount) => {
      amounts.push(numberOf(amount, decimals))
      return ' '
    })
    .split(/[\s/|,;:–—~〜・、+&-]+/)
    .filter(Boolean)
  // The least of a range may be free: Free–£15.
  const other = words.filter((word) => !FREE.has(word))
  if (amounts.length === 0 || other.some((word) => !BETWEEN.has(word))) return null
  if (other.length < words.length) amounts.push(0)
  return { high: Math.max(...amounts), low: Math.min(...amounts) }
}

/** The last separator is the decimal one if as many digits follow as the currency has, at most two. */
function numberOf(amount: string, decimals: number): number {
  const [, whole = amount, fraction = ''] = /^(.*)[.,](\d+)$/.exec(amount) ?? []
  const isFraction = fraction.length > 0 && (fraction.length < 3 || (decimals === 3 && !/\D/.test(whole)))
  const digits = (text: string) => text.replace(/\D/g, '')
  return Number(isFraction ? `${digits(whole)}.${fraction}` : digits(amount))
}

const decimalsOf = (currency: string): number =>
  formatOf(currency, 'code')?.resolvedOptions().maximumFractionDigits ?? 2

type Display = Intl.NumberFormatOptions['currencyDisplay']

/** Null for a code that Intl does not know. */
function formatOf(currency: string, currencyDisplay: Display): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat('en', { currency, currencyDisplay, style: 'currency' })
  } catch {
    return null
  }
}

/** Returns the code, the symbols and the names of a currency, longest first. */
function symbolsOf(currency: string): string[] {
  const signs = (['narrowSymbol', 'symbol'] as const).flatMap(
    (display) =>
      formatOf(currency, display)
        ?.formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])) ?? [],
  )
  const all = [...signs, ...(NAMES[currency] ?? []), currency].map(normalize).filter(Boolean)
  return [...new Set(all)].sort((a, b) => b.length - a.length)
}

/** Whether admission is free. */
export const isFree = (text: string | null | undefined, currency: string): boolean =>
  parsePrices(text, currency)?.high === 0
