import { ATTACHED_TYPES, inMegabytes, MAX_FILE_BYTES, MAX_FILES, MAX_MESSAGE_BYTES } from '../../lib/attachments/limits'
import type { Attachment } from '../../lib/attachments/attachment'

/** A file that goes with the next message: on its way to the server, there, or refused. */
export interface Attached {
  key: string
  /** Of this browser; none for what came with a message that is edited. */
  file?: File
  /** Why it does not go along, in words. */
  problem?: string
  stored?: Attachment
}

/** Files to go with the next message. */
export const toAttached = (files: Iterable<File>): Attached[] =>
  [...files].map((file) => ({ file, key: crypto.randomUUID() }))

export const isUploading = (attached: Attached[]): boolean =>
  attached.some(({ problem, stored }) => !problem && !stored)

/** What goes along. */
export const storedOf = (attached: Attached[]): Attachment[] => attached.flatMap(({ stored }) => stored ?? [])

interface Limit {
  values?: Record<string, number>
  word: 'chatAttachMany' | 'chatAttachTogether' | 'chatAttachTooLarge' | 'chatAttachType'
}

/** What the server would refuse a file for by itself. A browser does not know every type. */
function ownLimit({ size, type }: File): Limit | null {
  if (type && !ATTACHED_TYPES.includes(type)) return { word: 'chatAttachType' }
  return size > MAX_FILE_BYTES
    ? { values: { megabytes: inMegabytes(MAX_FILE_BYTES) }, word: 'chatAttachTooLarge' }
    : null
}

/** What the server would refuse a file for, beside those that were attached before it: it is said before anything travels. */
export function limitOf(file: File, attached: Attached[]): Limit | null {
  const own = ownLimit(file)
  if (own) return own
  const before = attached
    .slice(
      0,
      attached.findIndex((one) => one.file === file),
    )
    .filter((one) => !one.problem && !(one.file && ownLimit(one.file)))
  if (before.length >= MAX_FILES) return { values: { count: MAX_FILES }, word: 'chatAttachMany' }
  const together = before.reduce((sum, one) => sum + (one.stored?.bytes ?? one.file?.size ?? 0), file.size)
  return together > MAX_MESSAGE_BYTES
    ? { values: { megabytes: inMegabytes(MAX_MESSAGE_BYTES) }, word: 'chatAttachTogether' }
    : null
}
