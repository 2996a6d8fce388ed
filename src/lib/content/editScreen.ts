/** Name of a value sent with a form that identifies its browser tab. It is not stored in the document. */
export const EDIT_SCREEN = '_screen'

/** The id, and the number of a further attempt to save: a changed value makes a form save again. */
const SCREEN = /^([0-9a-f]{32})(?:\.\d+)?$/

/** @returns the tab's id; null if the value has none */
export const screenIn = (value: unknown): string | null =>
  typeof value === 'string' ? (SCREEN.exec(value)?.[1] ?? null) : null

/** @param attempt from 1 */
export const screenOfAttempt = (screen: string, attempt: number): string => `${screen}.${attempt}`

/**
 * Paths of hidden form fields in the errors of rejected saves, by which the edit screen recognises the reason: another
 * user has saved the document (stale) or is editing it (locked).
 */
export const STALE_ERROR_PATH = 'updatedAt'
export const LOCKED_ERROR_PATH = 'createdAt'

/** Property that marks drafts with a live version in lists. */
export const IS_LIVE_PROPERTY = '_live'
