import { transliterate } from 'transliteration'

/** Longest slug. */
export const SLUG_LENGTH = 120

/**
 * A slug from a title: letters of other scripts and accents become plain letters, spaces become hyphens, what is
 * neither letter, digit, hyphen nor underscore goes, all in lower case.
 * @example slugify('Łódź – The Winter’s Tale') // 'lodz-the-winters-tale'
 */
export function slugify(source: string): string {
  return transliterate(source.normalize('NFC'))
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, SLUG_LENGTH)
}

/** The slug with a number behind it, within the length that slugs have. */
export function numberedSlug(slug: string, number: number): string {
  const suffix = `-${number}`
  return slug.slice(0, SLUG_LENGTH - suffix.length) + suffix
}
