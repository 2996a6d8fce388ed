import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Crockford's base 32, which excludes letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/**
 * A random code of 50 bits that can be read aloud.
 * @example newRequestCode() // 'K7QM4-2XPD0'
 */
export function newRequestCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`
}

/** Normalizes a code as entered by a user: in lower case, with spaces, with an O for a zero. */
const normalizeCode = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

const digest = (code: string): Buffer => createHash('sha256').update(normalizeCode(code)).digest()

/** Verifies a code in constant time. */
export const isRequestCode = (entered: string, code: string): boolean => timingSafeEqual(digest(entered), digest(code))
