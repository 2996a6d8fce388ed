/** Longest chain of pages below one another. */
export const MAX_LEVELS = 20
