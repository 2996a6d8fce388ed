import { ATTACHED_TYPES, inMegabytes, MAX_FILE_BYTES, MAX_FILES, MAX_MESSAGE_BYTES } from '../../lib/attachments/limits'
import type { Attachment } from '../../lib/attachments/attachment'

/** A file attached to the next message: uploading, uploaded or rejected. */
export interface Attached {
  key: string
  /** The local file; absent for an attachment of a message that is being edited. */
  file?: File
  /** Why it cannot be sent, as translated text. */
  problem?: string
  stored?: Attachment
}

/** Wraps files for the next message. */
export const toAttached = (files: Iterable<File>): Attached[] =>
  [...files].map((file) => ({ file, key: crypto.randomUUID() }))

export const isUploading = (attached: Attached[]): boolean =>
  attached.some(({ problem, stored }) => !problem && !stored)

/** The attachments that have been uploaded. */
export const storedOf = (attached: Attached[]): Attachment[] => attached.flatMap(({ stored }) => stored ?? [])

interface Limit {
  values?: Record<string, number>
  key: 'chatAttachMany' | 'chatAttachTogether' | 'chatAttachTooLarge' | 'chatAttachType'
}

/** The limit that this file alone exceeds. Some browsers report no type; the server checks again. */
function ownLimit({ size, type }: File): Limit | null {
  if (type && !ATTACHED_TYPES.includes(type)) return { key: 'chatAttachType' }
  return size > MAX_FILE_BYTES
    ? { values: { megabytes: inMegabytes(MAX_FILE_BYTES) }, key: 'chatAttachTooLarge' }
    : null
}

/**
 * The limit that this file exceeds given those attached before it, so that it is reported before anything is uploaded.
 */
export function limitOf(file: File, attached: Attached[]): Limit | null {
  const own = ownLimit(file)
  if (own) return own
  const before = attached
    .slice(
      0,
      attached.findIndex((other) => other.file === file),
    )
    .filter((other) => !other.problem && !(other.file && ownLimit(other.file)))
  if (before.length >= MAX_FILES) return { values: { count: MAX_FILES }, key: 'chatAttachMany' }
  const totalBytes = before.reduce((sum, other) => sum + (other.stored?.bytes ?? other.file?.size ?? 0), file.size)
  return totalBytes > MAX_MESSAGE_BYTES
    ? { values: { megabytes: inMegabytes(MAX_MESSAGE_BYTES) }, key: 'chatAttachTogether' }
    : null
}
