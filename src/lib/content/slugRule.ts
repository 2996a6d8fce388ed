/** Longest slug. */
export const SLUG_LENGTH = 120

/** The rule of slugs, for plain letters: spaces become hyphens, what is neither letter, digit, hyphen nor underscore goes, all in lower case. */
export const slugRule = (plain: string): string =>
  plain
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, SLUG_LENGTH)
