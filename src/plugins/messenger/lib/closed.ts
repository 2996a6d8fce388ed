/** Preference key for a permanently closed messenger. */
export const CLOSED = 'messenger-closed'
