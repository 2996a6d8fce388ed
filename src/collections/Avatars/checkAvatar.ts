import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook } from 'payload'
import { AVATAR_MAX_BYTES, AVATAR_TOO_LARGE, AVATAR_TYPES, AVATAR_WRONG_TYPE } from '../../lib/avatars'
import { publicError } from '../../access/publicError'

/**
 * Rejects files that are too large or not one of the four image types. The type is detected from the content, not from
 * what the client claims.
 */
export const checkAvatar: CollectionBeforeOperationHook = async ({ args, operation, req: { file } }) => {
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  if (file.size > AVATAR_MAX_BYTES) throw publicError(AVATAR_TOO_LARGE, 413)
  const type = (await fileTypeFromBuffer(file.data))?.mime ?? (isSvg(file.data) ? 'image/svg+xml' : null)
  // An SVG with an XML declaration is detected as XML.
  const actual = type === 'application/xml' && isSvg(file.data) ? 'image/svg+xml' : type
  if (!actual || !AVATAR_TYPES.includes(actual)) throw publicError(AVATAR_WRONG_TYPE, 415)
  file.mimetype = actual
  return args
}

const isSvg = (data: Buffer): boolean => /<svg[\s>]/i.test(data.subarray(0, 4096).toString('utf8'))
