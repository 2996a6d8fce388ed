/** Path of the screen, relative to the admin's root. */
export const ANNOUNCEMENTS = '/announcements'

/** Maximum length of what visitors read, in one language. */
export const MAX_TEXT_LENGTH = 500

/** Maximum length of the internal reason. */
export const MAX_REASON_LENGTH = 500

/** How many announcements the screen lists. */
export const MAX_LISTED = 30
