import { CONVERTED_TYPES } from '@/lib/pictures/limits'

const MB = 1024 * 1024

/** Maximum number of files per message. */
export const MAX_FILES = 5
export const MAX_FILE_BYTES = 10 * MB
/** Maximum total size of the files of one message. */
export const MAX_MESSAGE_BYTES = 20 * MB
/** Maximum total size of what all users of a site attach in one day. */
export const MAX_DAY_BYTES = 200 * MB

export const PDF = 'application/pdf'
/** Media types that can be attached. */
export const ATTACHED_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  ...CONVERTED_TYPES,
  PDF,
]

export const inMegabytes = (bytes: number): number => Math.round(bytes / MB)
