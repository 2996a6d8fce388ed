import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { AVATAR_MAX_BYTES, AVATAR_UPLOAD_TYPES } from '@/lib/avatars'
import { publicError } from '@/access/publicError'

/**
 * Rejects files that are too large or not one of the four image types. The type is detected from the content, not from
 * what the client claims.
 */
export const checkAvatar: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  if (file.size > AVATAR_MAX_BYTES) throw publicError(translatorOf(req.i18n)('avatarTooLarge'), 413)
  const type = (await fileTypeFromBuffer(file.data))?.mime ?? (isSvg(file.data) ? 'image/svg+xml' : null)
  // An SVG with an XML declaration is detected as XML.
  const actual = type === 'application/xml' && isSvg(file.data) ? 'image/svg+xml' : type
  if (!actual || !AVATAR_UPLOAD_TYPES.includes(actual))
    throw publicError(translatorOf(req.i18n)('avatarWrongType'), 415)
  file.mimetype = actual
  return args
}

const isSvg = (data: Buffer): boolean => /<svg[\s>]/i.test(data.subarray(0, 4096).toString('utf8'))
