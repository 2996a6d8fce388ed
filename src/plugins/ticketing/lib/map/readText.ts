import { normalName } from './normalName'

/**
 * A number out of a text, with either decimal sign and any sign between thousands, beside a currency or a unit.
 * One comma before exactly three digits stands between thousands, one point is a decimal sign.
 * @returns null where it is not one number
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

/** Yes or no, however it is written; null for anything else. */
export function readBoolean(value: boolean | number | string): boolean | null {
  const text = String(value).trim().toLowerCase()
  return YES.has(text) || text === 't' ? true : NO.has(text) ? false : null
}

/** The choice whose value or label a text is, capitals, accents and spaces apart. */
export function findChoice(choices: readonly { label: string; value: string }[], text: string): string | null {
  const name = normalName(text)
  if (name === '') return null
  const isNamed = (one: string) => normalName(one) === name
  return (
    (
      choices.find(({ value }) => value === text) ??
      choices.find(({ value }) => isNamed(value)) ??
      choices.find(({ label }) => isNamed(label))
    )?.value ?? null
  )
}

/** Made once for each language: that takes longer than all else here. */
const lengths = new Map<string, (minutes: number) => string>()

/**
 * How long something takes, as visitors read it.
 * @param language of the reader
 * @example lengthInWords(150, 'en') // '2 hours, 30 minutes'
 */
export function describeLength(minutes: number, language: string): string {
  const toPlainText = lengths.get(language) ?? lengthIn(language)
  lengths.set(language, toPlainText)
  return toPlainText(Math.round(minutes))
}

function lengthIn(language: string): (minutes: number) => string {
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
