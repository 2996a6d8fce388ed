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
