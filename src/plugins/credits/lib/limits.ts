/** Second part of the error codes. */
export const AREA = 'credits'

/** Maximum number of rows of the field. */
export const MOST_CREDITS = 200

/** Enough for both sides of every line of a list. */
export const MOST_NAMES = 1000

/** Maximum number of people added per request. */
export const MOST_ADDED = 300

export const MOST_IDS = MOST_CREDITS
