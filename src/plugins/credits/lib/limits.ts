/** Second half of the error codes. */
export const AREA = 'credits'

/** As many rows as the field takes. */
export const MOST_CREDITS = 200

/** Both sides of every line of a list may be a name. */
export const MOST_NAMES = 1000

/** People that are added at once. */
export const MOST_ADDED = 300

export const MOST_IDS = MOST_CREDITS
