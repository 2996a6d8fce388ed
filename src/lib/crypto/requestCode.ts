import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Crockford's base 32: no letter that is taken for a digit when read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/**
 * A code of 50 random bits, which people read to each other.
 * @example newRequestCode() // 'K7QM4-2XPD0'
 */
export function newRequestCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`
}

/** As somebody may have typed it: in small letters, with spaces, an O for a zero. */
const asWritten = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

const digest = (code: string): Buffer => createHash('sha256').update(asWritten(code)).digest()

/** Is this the code? Takes as long whatever of it is right. */
export const isRequestCode = (given: string, code: string): boolean => timingSafeEqual(digest(given), digest(code))
