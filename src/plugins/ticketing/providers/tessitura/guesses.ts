/** What no public source says about Tessitura: change it here. */

/** Path of the API on a server, where somebody types only the host. Both are known; that they are the usual ones is a guess. */
export const PATHS: Readonly<Record<string, string>> = { '15': '/TessituraService', '16': '/tessitura/api' }

/** Statuses of a performance are texts that each organisation makes up. */
export const CANCELLED = /\bcancel+ed\b/i

/** Ids in one call. */
export const IDS_PER_CALL = 50

/** That this answers only with valid credentials; `Diagnostics/Status` may not ask for any. */
export const NEEDS_CREDENTIALS = 'ReferenceData/Seasons/Summary'
