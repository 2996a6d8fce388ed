import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** A key that sorts after the given one; the first key if it is null. */
export const keyAfter = (last: string | null): string => generateKeyBetween(last, null)

/** A key between two neighbours; null means the start or end of the list. */
export const keyBetween = (before: string | null, after: string | null): string => generateKeyBetween(before, after)

/** The given number of keys in order, after the given one. */
export const keysAfter = (last: string | null, count: number): string[] => generateNKeysBetween(last, null, count)
