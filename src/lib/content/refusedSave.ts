/**
 * Hidden fields of every form at which a refused save is complained of, for the edit screen to know why: somebody else has
 * saved meanwhile, or has taken the document over.
 */
export const STALE_AT = 'updatedAt'
export const LOCKED_AT = 'createdAt'
