/**
 * Paths of hidden form fields in the errors of rejected saves, by which the edit screen recognises the reason: another
 * user has saved the document (stale) or is editing it (locked).
 */
export const STALE_ERROR_PATH = 'updatedAt'
export const LOCKED_ERROR_PATH = 'createdAt'

/** Property that marks drafts with a live version in lists. */
export const IS_LIVE_PROPERTY = '_live'
