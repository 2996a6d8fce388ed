import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { lockOf } from '../../access/lockOf'
import { translatorOf } from '../../i18n/translator'
import { isolated } from '../../lib/text/isolated'
import { lockedMessage } from '../saves/lockedBy'
import { titlesOf } from '../saves/nameLeftOut'

interface Refused {
  id: string
  isPublic: boolean
  message: string
}

/** Says of many documents which were left as they were, by their titles, and why; Payload says why at most. */
export const nameRefused: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const errors =
    operation === 'update' && 'where' in args ? (result as unknown as { errors?: Refused[] }).errors : undefined
  if (!errors?.length || !req.user) return result
  const t = translatorOf(req.i18n)
  const titles = await titlesOf(
    req,
    collection.slug,
    errors.map(({ id }) => id),
  )
  const named: Refused[] = []
  for (const error of errors) {
    const title = titles.get(error.id)
    // What they may not see is not named.
    if (title === undefined) named.push(error)
    else {
      const reason =
        (await lockedFor(req, collection.slug, error.id)) ?? (error.isPublic ? error.message : t('bulkFailed'))
      named.push({ ...error, isPublic: true, message: `${isolated(title || t('untitled'))}: ${reason}` })
    }
  }
  return { ...(result as object), errors: named } as unknown as typeof result
}

/** Who keeps a document from being changed; null where that is nobody. */
async function lockedFor(req: PayloadRequest, slug: string, id: string): Promise<string | null> {
  const lock = await lockOf(req, slug, id)
  if (!lock?.isFresh || lock.holder === req.user?.id) return null
  return lockedMessage(req, lock.holder)
}
