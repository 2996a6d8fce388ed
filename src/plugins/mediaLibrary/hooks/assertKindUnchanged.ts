import type { CollectionBeforeOperationHook } from 'payload'
import { publicError } from '../../../access/publicError'
import { translatorOf } from '../../../i18n/translator'
import { mediaKindOf } from '../lib/mediaKind'
import { findStored } from '@/database/documents/stored'

/** Request context key with the id of the document whose file is being replaced. */
export const REPLACED_ID_KEY = 'replacesFileOf'

/**
 * Rejects a replacement of another kind, as a video cannot be shown where a picture is used. Runs after the type was
 * detected from the content.
 */
export const assertKindUnchanged: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id: unknown = req.context[REPLACED_ID_KEY]
  if (operation !== 'update' || !req.file || !id || !('id' in args) || args.id !== id) return
  const stored = await findStored<{ id: string; mimeType?: string | null }>(req, {
    collection: 'media',
    where: { id: { equals: String(id) } },
  })
  if (stored && mediaKindOf(stored.mimeType) !== mediaKindOf(req.file.mimetype))
    throw publicError(translatorOf(req.i18n)('mediaReplaceKind'), 422)
}
