/** Memory limit for one part of a page: characters plus list entries, as counted by the engine. */
export const MAX_MEMORY = 5_000_000

/** Time limit for all theme templates of a page, in milliseconds. It interrupts running code. */
export const PAGE_MS = 800

/** Time limit for one part of a page, in milliseconds, checked between tags. */
export const RENDER_MS = 400

/** Maximum length of a page, in characters. */
export const MAX_PAGE_LENGTH = 2_000_000

/** Maximum nesting of files: a block that renders a snippet that renders another. */
export const MAX_DEPTH = 24

/** Maximum length of one template, in characters. */
export const MAX_FILE_LENGTH = 200_000

/** Time before a failed file is rendered again, in milliseconds. */
export const RETRY_AFTER_MS = 60_000

/** Maximum number of database statements per page. */
export const MAX_STATEMENTS = 12

/** Maximum number of render passes. A page is rendered again when it refers to documents that had not been loaded. */
export const MAX_RENDER_PASSES = 4
