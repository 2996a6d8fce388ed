/** Maximum nesting depth of pages. */
export const MAX_LEVELS = 20
