import { transliterate } from 'transliteration'
import { SLUG_LENGTH, slugRule } from './slugRule'

/**
 * Converts a title to a slug: transliterates other scripts and accents, replaces spaces with hyphens, removes all
 * characters but letters, digits, hyphens and underscores, and converts to lower case.
 * @example slugify('Łódź – The Winter’s Tale') // 'lodz-the-winters-tale'
 */
export const slugify = (source: string): string => slugRule(transliterate(source.normalize('NFKC')))

const LETTERS = 'bcdfghjkmnpqrstvwxz23456789'
const ID_LENGTH = 6

/**
 * A slug for a document whose title has no letter or digit.
 * @param prefix names the type
 * @example fallbackSlug('event') // 'event-k3x9bw'
 */
export function fallbackSlug(prefix: string): string {
  const values = crypto.getRandomValues(new Uint8Array(ID_LENGTH))
  return `${prefix}-${[...values].map((value) => LETTERS[value % LETTERS.length]).join('')}`
}

/** Appends a number to a slug, within the maximum length. */
export function numberedSlug(slug: string, number: number): string {
  const suffix = `-${number}`
  return slug.slice(0, SLUG_LENGTH - suffix.length) + suffix
}
