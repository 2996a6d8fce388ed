import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** A key that sorts after the given one; the first key if it is null. */
export const keyAfter = (last: string | null): string => generateKeyBetween(last, null)

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const OWN_DIGITS = 8

/**
 * A key that sorts after the given one and that nobody else is given who asks at the same moment, unless by one chance
 * in 10^14: for what is added without a lock.
 */
export function ownKeyAfter(last: string | null): string {
  // A key may not end in the lowest digit.
  const ends = Array.from({ length: OWN_DIGITS }, () => DIGITS[1 + Math.floor(Math.random() * (DIGITS.length - 1))])
  return keyAfter(last) + ends.join('')
}

/** A key between two neighbours; null means the start or end of the list. */
export const keyBetween = (before: string | null, after: string | null): string => generateKeyBetween(before, after)

/** The given number of keys in order, after the given one. */
export const keysAfter = (last: string | null, count: number): string[] => generateNKeysBetween(last, null, count)
