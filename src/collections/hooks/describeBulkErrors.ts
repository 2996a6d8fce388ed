import type { CollectionAfterOperationHook } from 'payload'
import { findLockHolders } from '@/access/documentLocks'
import { translatorOf } from '@/i18n/translator'
import { isolateText } from '@/lib/text/isolated'
import { findTitles } from '@/collections/saves/describeSkippedDocuments'
import { findPersonNames } from './findPersonName'

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
  const ids = errors.map(({ id }) => id)
  const titles = await findTitles(req, collection.slug, ids)
  const holders = await findLockHolders(req, collection.slug, ids, req.user.id)
  const names = await findPersonNames(req, holders.values())
  const namedErrors: BulkError[] = []
  for (const error of errors) {
    const title = titles.get(error.id)
    // Documents that the user cannot read stay unnamed.
    if (title === undefined) namedErrors.push(error)
    else {
      const holder = holders.get(error.id)
      const lockMessage = holder && t('lockedBy', { person: names.get(holder) ?? '–' })
      const reason = lockMessage ?? (error.isPublic ? error.message : t('bulkFailed'))
      namedErrors.push({ ...error, isPublic: true, message: `${isolateText(title || t('untitled'))}: ${reason}` })
    }
  }
  return { ...(result as object), errors: namedErrors } as typeof result
}
