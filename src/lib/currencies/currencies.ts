/** Currencies in use (ISO 4217), the four that are chosen most first, the others by code. */
const CODES = [
  'USD', 'EUR', 'GBP', 'CAD',
  'AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BHD', 'BIF', 'BMD', 'BND', 'BOB',
  'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CDF', 'CHF', 'CLF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK',
  'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'FJD', 'FKP', 'FOK', 'GEL', 'GGP', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL',
  'HTG', 'HUF', 'IDR', 'ILS', 'IMP', 'INR', 'IQD', 'IRR', 'ISK', 'JEP', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KID', 'KMF',
  'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP',
  'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP',
  'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD',
  'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TVD', 'TWD', 'TZS', 'UAH', 'UGX', 'UYU',
  'UZS', 'VED', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XCG', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG',
]

/** Those that Intl has no English name for, or that are no ISO codes of their own. */
const NAMES: Record<string, string> = {
  FOK: 'Faroese Króna',
  GGP: 'Guernsey Pound',
  IMP: 'Manx Pound',
  JEP: 'Jersey Pound',
  KID: 'Kiribati Dollar',
  TVD: 'Tuvaluan Dollar',
  XCG: 'Caribbean Guilder',
  ZWG: 'Zimbabwe Gold',
}

const names = new Intl.DisplayNames(['en'], { type: 'currency' })

export interface Currency {
  code: string
  /** In English: `British Pound`. */
  label: string
}

/** A currency's name in a language of the admin. */
export function currencyLabel({ code, label }: Currency, language: string): string {
  const name = language === 'en' ? undefined : new Intl.DisplayNames([language], { fallback: 'none', type: 'currency' }).of(code)
  return name ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : label
}

/** About 170 currencies, USD, EUR, GBP and CAD first. */
export const currencies: Currency[] = CODES.map((code) => ({ code, label: NAMES[code] ?? names.of(code) ?? code }))

export const isCurrency = (code: unknown): code is string => typeof code === 'string' && CODES.includes(code)
