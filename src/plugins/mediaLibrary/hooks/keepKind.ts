import type { CollectionBeforeOperationHook } from 'payload'
import { publicError } from '../../../access/publicError'
import { translatorOf } from '../../../i18n/translator'
import { mediaKindOf } from '../lib/mediaKind'
import { findStored } from '@/database/documents/stored'

/** Where a request notes the document whose file it replaces. */
export const REPLACES = 'replacesFileOf'

/** Where a picture is used, a film cannot be shown. By now the file is known by what is in it. */
export const keepKind: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id: unknown = req.context[REPLACES]
  if (operation !== 'update' || !req.file || !id || !('id' in args) || args.id !== id) return
  const stored = await findStored<{ id: string; mimeType?: string | null }>(req, {
    collection: 'media',
    where: { id: { equals: String(id) } },
  })
  if (stored && mediaKindOf(stored.mimeType) !== mediaKindOf(req.file.mimetype))
    throw publicError(translatorOf(req.i18n)('mediaReplaceKind'), 422)
}
