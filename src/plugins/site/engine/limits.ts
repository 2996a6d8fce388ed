/** Letters and entries of lists that one part of a page may make, as the engine counts them. */
export const MEMORY = 5_000_000

/** Time that the templates of a theme have for one page, in milliseconds, in the middle of whatever they do. */
export const PAGE_MS = 800

/** The same for one part of it, looked at between tags. */
export const RENDER_MS = 400

/** Letters that a page may have. */
export const PAGE_LENGTH = 2_000_000

/** Files within one another: a block that renders a snippet that renders another. */
export const MOST_DEPTH = 24

/** Letters of one template. */
export const FILE_LENGTH = 200_000

/** What failed is not tried again for so long. */
export const REST_MS = 60_000

/** Statements that a page may cost. */
export const STATEMENTS = 12

/** A page is drawn again when it asked for documents that had not been read, at most so often. */
export const MOST_ROUNDS = 4
