import { transliterate } from 'transliteration'
import { SLUG_LENGTH, slugRule } from './slugRule'

/**
 * A slug from a title: letters of other scripts and accents become plain letters, spaces become hyphens, what is
 * neither letter, digit, hyphen nor underscore goes, all in lower case.
 * @example slugify('Łódź – The Winter’s Tale') // 'lodz-the-winters-tale'
 */
export const slugify = (source: string): string => slugRule(transliterate(source.normalize('NFC')))

/** The slug with a number behind it, within the length that slugs have. */
export function numberedSlug(slug: string, number: number): string {
  const suffix = `-${number}`
  return slug.slice(0, SLUG_LENGTH - suffix.length) + suffix
}
