const MB = 1024 * 1024

/** Files with one message. */
export const MAX_FILES = 5
export const MAX_FILE_BYTES = 10 * MB
/** Of all files with one message. */
export const MAX_MESSAGE_BYTES = 20 * MB
/** Of everything that the people of a site attach on one of its days. */
export const MAX_DAY_BYTES = 200 * MB

export const PDF = 'application/pdf'
/** What can be attached. */
export const ATTACHED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', PDF]

export const inMegabytes = (bytes: number): number => Math.round(bytes / MB)
