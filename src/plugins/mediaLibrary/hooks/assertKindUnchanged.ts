import type { CollectionBeforeOperationHook } from 'payload'
import { findStored, translatorOf } from '@/exports/server'
import { publicError } from '@/access/publicError'

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

/** The kind of a media document, such as `image`. A file can only be replaced by one of the same kind. */
const mediaKindOf = (mimeType: string | null | undefined): string => mimeType?.split('/', 1)[0] ?? ''
