import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { findDocumentLock } from '../../access/documentLocks'
import { translatorOf } from '../../i18n/translator'
import { isolateText } from '../../lib/text/isolated'
import { lockedMessage } from '../saves/lockedError'
import { findTitles } from '../saves/describeSkippedDocuments'

interface BulkError {
  id: string
  isPublic: boolean
  message: string
}

/** Adds the document's title and the reason to each error of a bulk update. Payload reports the reason at most. */
export const describeBulkErrors: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const errors = operation === 'update' && 'where' in args ? (result as { errors?: BulkError[] }).errors : undefined
  if (!errors?.length || !req.user) return result
  const t = translatorOf(req.i18n)
  const titles = await findTitles(
    req,
    collection.slug,
    errors.map(({ id }) => id),
  )
  const namedErrors: BulkError[] = []
  for (const error of errors) {
    const title = titles.get(error.id)
    // Documents that the user cannot read stay unnamed.
    if (title === undefined) namedErrors.push(error)
    else {
      const reason =
        (await findLockMessage(req, collection.slug, error.id)) ?? (error.isPublic ? error.message : t('bulkFailed'))
      namedErrors.push({ ...error, isPublic: true, message: `${isolateText(title || t('untitled'))}: ${reason}` })
    }
  }
  return { ...(result as object), errors: namedErrors } as typeof result
}

/** The message about the lock that prevented the change; null if no other user holds one. */
async function findLockMessage(req: PayloadRequest, slug: string, id: string): Promise<string | null> {
  const lock = await findDocumentLock(req, slug, id)
  if (!lock?.isFresh || lock.holder === req.user?.id) return null
  return lockedMessage(req, lock.holder)
}
