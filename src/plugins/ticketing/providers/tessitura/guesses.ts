/** Assumptions about Tessitura that no public source documents. Change them here. */

/**
 * API paths by version, used when only a host is entered. Both exist; that they are the usual ones is an assumption.
 */
export const PATHS: Readonly<Record<string, string>> = { '15': '/TessituraService', '16': '/tessitura/api' }

/** Performance statuses are labels that each organisation defines. */
export const CANCELLED = /\bcancel+ed\b/i

/** Ids per request. */
export const IDS_PER_CALL = 50

/** An endpoint assumed to require credentials; `Diagnostics/Status` may not. */
export const NEEDS_CREDENTIALS = 'ReferenceData/Seasons/Summary'
