/** What is known of a title and its slug while somebody writes. */
interface Followed {
  /** As they were when the document was last saved. */
  saved: { slug: string; title: string }
  /** What the title comes to now. */
  derived: string
  title: string
}

/**
 * The slug that follows a title. One that is saved stays while the title does: it may have stepped aside for another
 * document, with a number behind it.
 */
export const followTitle = ({ derived, saved, title }: Followed): string =>
  saved.slug && title === saved.title ? saved.slug : derived
