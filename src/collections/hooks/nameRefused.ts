import type { CollectionAfterOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { lockOf } from '../../access/lockOf'
import { translatorOf } from '../../i18n/translator'
import { isolated } from '../../lib/text/isolated'
import { nameOfPerson } from './nameOfPerson'

interface Refused {
  id: string
  isPublic: boolean
  message: string
}

/** Says of many documents which were left as they were, by their titles, and why; Payload says why at most. */
export const nameRefused: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const errors = operation === 'update' && 'where' in args ? (result as unknown as { errors?: Refused[] }).errors : undefined
  if (!errors?.length || !req.user) return result
  const t = translatorOf(req.i18n)
  const titles = await titlesOf(req, collection.slug, collection.admin.useAsTitle ?? 'id', errors)
  const named: Refused[] = []
  for (const error of errors) {
    const title = titles.get(error.id)
    // What they may not see is not named.
    if (title === undefined) named.push(error)
    else {
      const reason = (await lockedFor(req, collection.slug, error.id)) ?? (error.isPublic ? error.message : t('bulkFailed'))
      named.push({ ...error, isPublic: true, message: `${isolated(title || t('untitled'))}: ${reason}` })
    }
  }
  return { ...(result as object), errors: named } as unknown as typeof result
}

async function titlesOf(req: PayloadRequest, slug: CollectionSlug, titleField: string, errors: Refused[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: slug,
    depth: 0,
    draft: true,
    overrideAccess: false,
    pagination: false,
    req,
    select: { [titleField]: true } as never,
    trash: true,
    where: { id: { in: errors.map(({ id }) => id) } },
  })
  return new Map((docs as unknown as Record<string, unknown>[]).map((doc) => [String(doc.id), typeof doc[titleField] === 'string' ? doc[titleField] : '']))
}

/** Who keeps a document from being changed; null where that is nobody. */
async function lockedFor(req: PayloadRequest, slug: string, id: string): Promise<string | null> {
  const lock = await lockOf(req, slug, id)
  if (!lock?.isFresh || lock.holder === req.user?.id) return null
  return translatorOf(req.i18n)('lockedBy', { person: (await nameOfPerson(req, lock.holder)) ?? '–' })
}
