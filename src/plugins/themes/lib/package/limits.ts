const KB = 1024
export const MB = 1024 * KB

/** Limits of a package: packed, unpacked, and number of entries. */
export const MAX_PACKAGE_BYTES = 50 * MB
export const MAX_TOTAL_BYTES = 200 * MB
export const MAX_ENTRIES = 5_000

/**
 * Maximum ratio of unpacked to packed size, of all files together and of one file. Files below the threshold are
 * exempt.
 */
export const MAX_RATIO = 100
export const MAX_ENTRY_RATIO = 1_000
export const RATIO_THRESHOLD = MB

/** Limits of one file by kind. */
export const MAX_ASSET_BYTES = 20 * MB
export const MAX_STYLES_BYTES = 2 * MB
export const MAX_JSON_FILE_BYTES = 500 * 1_000
export const MAX_TEMPLATE_BYTES = 256 * KB
/** Limit of all templates together, because the renderer keeps no more of one theme. */
export const MAX_TEMPLATES_BYTES = 4 * MB
/** Size of templates parsed before yielding to other work. */
export const TEMPLATE_BATCH_BYTES = 64 * KB

export const MAX_PATH_LENGTH = 255
export const MAX_PATH_DEPTH = 20

/** Maximum number of reported problems. */
export const MAX_PROBLEMS = 200

/** Time limit of the whole check of a package, in milliseconds. */
export const CHECK_MS = 60_000
