const KB = 1024
export const MB = 1024 * KB

/** Of a package as it arrives, and as it is unpacked. */
export const MAX_PACKAGE_BYTES = 50 * MB
export const MAX_TOTAL_BYTES = 200 * MB
export const MAX_ENTRIES = 5_000

/** Unpacked to packed size: of all files together, and of one. Small files may be what they like. */
export const MAX_RATIO = 100
export const MAX_ENTRY_RATIO = 1_000
export const RATIO_COUNTS_FROM = MB

/** Of one file, by its kind. */
export const MAX_ASSET_BYTES = 20 * MB
export const MAX_STYLES_BYTES = 2 * MB
export const MAX_JSON_FILE_BYTES = 500 * 1_000
export const MAX_TEMPLATE_BYTES = 256 * KB
/** Of all templates together: the renderer keeps no more of one theme. */
export const MAX_TEMPLATES_BYTES = 4 * MB
/** As much of them is parsed before others have their turn. */
export const TEMPLATE_BATCH_BYTES = 64 * KB

export const MAX_PATH_LENGTH = 255
export const MAX_PATH_DEPTH = 20

/** Beyond that nobody reads on. */
export const MAX_PROBLEMS = 200

/** Of the whole check. */
export const CHECK_MS = 60_000
