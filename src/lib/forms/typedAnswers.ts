import { domainToUnicode } from 'node:url'
import { toEmailAddress } from '@/lib/accounts/emailAddress'
import { readDay } from './answers/filters'

/** Converts the digits of all scripts, and full-width characters, to ASCII, without invisible text direction marks. */
const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .trim()

/** Unicode encodes the digits of a script one after another, from zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (code - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return code - first
}

/** The decimal separator of a language: `.` in English, `,` in German. */
const decimalSeparator = (language: string): string =>
  new Intl.NumberFormat([language, 'en'], { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'

/** White space (also the narrow one that French has) and apostrophes group digits; the Arabic marks are `٬` and `٫`. */
const GROUPS = /(?<=\d)[\s'’٬_](?=\d{3}(?!\d))/gu

/**
 * Reads a number as people type it: `2,5`, `1 000`, `1.250,50`, `£12`, `٢`. A single separator followed by three digits
 * is ambiguous and read as in the language of the form.
 * @param language BCP 47 code
 * @returns null when it is not a number
 */
export function readTypedNumber(text: string, language: string): number | null {
  const plain = withPlainDigits(text)
    .replace(/[−–]/g, '-')
    .replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '')
    .replace('٫', decimalSeparator(language))
    .replace(GROUPS, '')
  const [, sign = '', digits = ''] = /^([+-]?)\s*([\d.,]+)$/.exec(plain) ?? []
  const decimal = decimalMark(digits, decimalSeparator(language))
  const [whole = '', fraction = '0'] = decimal ? digits.split(decimal) : [digits]
  const isWhole = /^(?:\d*|\d{1,3}([.,])(?:\d{2,3}\1)*\d{3})$/.test(whole)
  return digits !== '' && isWhole && /^\d+$/.test(fraction)
    ? Number(`${sign}0${whole.replace(/[.,]/g, '')}.${fraction}`)
    : null
}

/** Which of the separators in the digits is the decimal one; null when none is. */
function decimalMark(digits: string, usual: string): string | null {
  const marks = [...digits.matchAll(/[.,]/g)].map(([mark]) => mark)
  const last = marks.at(-1)
  if (last === undefined) return null
  const isRepeated = marks.filter((mark) => mark === last).length > 1
  if (isRepeated) return null
  if (marks.length > 1) return last
  const isAmbiguous = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  return isAmbiguous && last !== usual ? null : last
}

const SEPARATORS = String.raw`\s()./\-‐-―−`
/** Digits with separators, then an extension: `ext. 12`, `x12`, `#12`, `Durchwahl 12`, `poste 12`. */
const PHONE = new RegExp(
  String.raw`^[+(\d][\d${SEPARATORS}]*(?:[\s,;]*(?:(?:[\p{L}\p{M}]{1,12}\.?\s*){1,2}|#|,)\s*:?\s*\d{1,8})?$`,
  'u',
)

const MIN_PHONE_DIGITS = 4
const MAX_PHONE_LENGTH = 60

/** @returns the telephone number as typed; null when it is none */
export function readTypedPhone(text: string): string | null {
  const plain = withPlainDigits(text)
  const digits = plain.replace(/\D/g, '').length
  return plain.length <= MAX_PHONE_LENGTH && digits >= MIN_PHONE_DIGITS && PHONE.test(plain) ? text.trim() : null
}

/** @returns a day that exists, as `2027-02-14`; null for any other text */
export const readTypedDay = (text: string): string | null => readDay(withPlainDigits(text))

/** @returns the address with its domain readable, because browsers send international ones in punycode */
export function readTypedEmail(text: string): string | null {
  const address = toEmailAddress(text, { isInternational: true })
  if (address === null) return null
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + domainToUnicode(address.slice(at))
}
