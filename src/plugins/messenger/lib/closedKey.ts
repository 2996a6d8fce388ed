/** Preference key for a permanently closed messenger. */
export const CLOSED_KEY = 'messenger-closed'
