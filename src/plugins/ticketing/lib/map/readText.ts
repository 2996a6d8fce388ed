import { normalName } from './normalName'

/**
 * Parses a number from text, with either decimal separator and any thousands separator, next to a currency or unit. A
 * single comma before exactly three digits is a thousands separator; a single point is a decimal separator.
 * @returns null if the text is not exactly one number
 * @example readNumber('£1.234,50') // 1234.5
 */
export function readNumber(text: string): number | null {
  const found = text.replace(/[\s\u00A0\u202F'’]+(?=\d{3}(?!\d))/g, '').match(/-?\d[\d.,]*/g)
  if (found?.length !== 1) return null
  const digits = found[0].replace(/[.,]+$/, '')
  const decimal = decimalSign(digits)
  const [whole = '', part = '', ...more] = decimal ? digits.split(decimal) : [digits]
  if (more.length > 0 || !/^-?\d{1,3}(?:[.,]?\d{3})*$|^-?\d+$/.test(whole) || /[.,]/.test(part)) return null
  const value = Number(`${whole.replace(/[.,]/g, '')}.${part || '0'}`)
  return Number.isFinite(value) ? value : null
}

function decimalSign(digits: string): ',' | '.' | null {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  if (comma < 0 && point < 0) return null
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const sign = comma >= 0 ? ',' : '.'
  const isOne = digits.indexOf(sign) === digits.lastIndexOf(sign)
  if (!isOne) return null
  return sign === ',' && /^-?[1-9]\d{0,2},\d{3}$/.test(digits) ? null : sign
}

const YES = new Set(['1', 'oui', 'si', 'sí', 'true', 'y', 'yes'])
const NO = new Set(['0', 'f', 'false', 'n', 'no', 'non'])

/** Parses yes/no in several spellings and languages; null for anything else. */
export function readBoolean(value: boolean | number | string): boolean | null {
  const text = String(value).trim().toLowerCase()
  return YES.has(text) || text === 't' ? true : NO.has(text) ? false : null
}

/** The choice whose value or label matches the text, ignoring case, accents and spaces. */
export function findChoice(choices: readonly { label: string; value: string }[], text: string): string | null {
  const name = normalName(text)
  if (name === '') return null
  const isNamed = (candidate: string) => normalName(candidate) === name
  return (
    (
      choices.find(({ value }) => value === text) ??
      choices.find(({ value }) => isNamed(value)) ??
      choices.find(({ label }) => isNamed(label))
    )?.value ?? null
  )
}

/** Formatters by language; creating them is the expensive part. */
const formatters = new Map<string, (minutes: number) => string>()

/**
 * Formats a duration for visitors.
 * @param language of the reader
 * @example formatDuration(150, 'en') // '2 hours, 30 minutes'
 */
export function formatDuration(minutes: number, language: string): string {
  const format = formatters.get(language) ?? createFormatter(language)
  formatters.set(language, format)
  return format(Math.round(minutes))
}

function createFormatter(language: string): (minutes: number) => string {
  const unit = (name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' })
  const [hour, minute, list] = [
    unit('hour'),
    unit('minute'),
    new Intl.ListFormat(language, { style: 'long', type: 'unit' }),
  ]
  return (minutes) =>
    list.format([
      ...(minutes >= 60 ? [hour.format(Math.floor(minutes / 60))] : []),
      ...(minutes % 60 > 0 ? [minute.format(minutes % 60)] : []),
    ])
}
