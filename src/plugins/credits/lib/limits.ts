/** Second part of the error codes. */
export const AREA = 'credits'

/** Maximum number of rows of the field. */
export const MAX_CREDITS = 200

/** Enough for both sides of every line of a list. */
export const MAX_NAMES = 1000

/** Maximum number of people added per request. */
export const MAX_ADDED = 300

export const MAX_IDS = MAX_CREDITS
