/** Maximum length of a slug. */
export const SLUG_LENGTH = 120

/**
 * Converts plain letters to a slug: spaces become hyphens, all characters but letters, digits, hyphens and underscores
 * are removed, and the result is in lower case.
 */
export const slugRule = (plain: string): string =>
  plain
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, SLUG_LENGTH)
