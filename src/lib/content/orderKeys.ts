import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** A key that sorts after the given one; the first key where there is none. */
export const keyAfter = (last: string | null): string => generateKeyBetween(last, null)

/** A key between two neighbours; null stands for the end on that side. */
export const keyBetween = (before: string | null, after: string | null): string => generateKeyBetween(before, after)

/** That many keys in order, after the given one. */
export const keysAfter = (last: string | null, count: number): string[] => generateNKeysBetween(last, null, count)
