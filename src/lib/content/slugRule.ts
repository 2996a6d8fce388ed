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

/** The state of a title and its slug while the user types. */
interface TitleState {
  /** Values when the document was last saved. */
  saved: { slug: string; title: string }
  /** The slug derived from the current title. */
  derived: string
  title: string
}

/**
 * The slug for the current title. While the title is unchanged, the saved slug is kept, as it may have a number to
 * distinguish it from another document.
 */
export const slugForTitle = ({ derived, saved, title }: TitleState): string =>
  saved.slug && title === saved.title ? saved.slug : derived
