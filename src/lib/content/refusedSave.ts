/**
 * Paths of hidden form fields in the errors of rejected saves, by which the edit screen recognises the reason: another
 * user has saved the document (stale) or is editing it (locked).
 */
export const STALE_AT = 'updatedAt'
export const LOCKED_AT = 'createdAt'
