import { transliterate } from 'transliteration'
import { SLUG_LENGTH, slugRule } from './slugRule'

/**
 * Converts a title to a slug: transliterates other scripts and accents, replaces spaces with hyphens, removes all
 * characters but letters, digits, hyphens and underscores, and converts to lower case.
 * @example slugify('Łódź – The Winter’s Tale') // 'lodz-the-winters-tale'
 */
export const slugify = (source: string): string => slugRule(transliterate(source.normalize('NFC')))

/** Appends a number to a slug, within the maximum length. */
export function numberedSlug(slug: string, number: number): string {
  const suffix = `-${number}`
  return slug.slice(0, SLUG_LENGTH - suffix.length) + suffix
}
