import type { CollectionAfterOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { isFromScreen } from '../../access/isFromScreen'
import { translatorOf } from '../../i18n/translator'
import { trashedTitle } from '../../payload-patches/trashedTitles/trashedTitle'

type Doc = Record<string, unknown>

/**
 * Tells fields what documents are called that they refer to and that lie in the trash: without it they show an id. Only
 * of what the person may see, and only where a screen asks for documents by their ids.
 */
export const nameTrashed: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (operation !== 'find' || !collection.trash || req.payloadAPI !== 'REST' || !isFromScreen(req)) return result
  const { docs } = result as { docs: unknown[] }
  const known = new Set((docs as Doc[]).map(({ id }) => id))
  const missing = idsAsked('where' in args ? args.where : undefined).filter((id) => !known.has(id))
  if (missing.length === 0) return result
  const name = collection.upload ? 'filename' : (collection.admin.useAsTitle ?? 'id')
  const trashed = await findTrashed(req, collection.slug, missing)
  const t = translatorOf(req.i18n)
  const title = ({ [name]: stored }: Doc) => (typeof stored === 'string' && stored ? stored : t('untitled'))
  return {
    ...(result as object),
    docs: [...docs, ...trashed.map((doc) => ({ ...doc, [name]: trashedTitle(t, title(doc)) }))],
  } as unknown as typeof result
}

/** The ids, where nothing else is asked. */
function idsAsked(where: Where | undefined): string[] {
  const only = Array.isArray(where?.and) && where.and.length === 1 ? where.and[0] : where
  const condition: unknown = only && Object.keys(only).length === 1 ? only.id : undefined
  const ids: unknown =
    typeof condition === 'object' && condition !== null && 'in' in condition ? condition.in : undefined
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

async function findTrashed(req: PayloadRequest, slug: CollectionSlug, ids: string[]): Promise<Doc[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    depth: 0,
    draft: true,
    limit: ids.length,
    overrideAccess: false,
    pagination: false,
    req,
    trash: true,
    where: { and: [{ id: { in: ids } }, { deletedAt: { exists: true } }] },
  })
  return docs as unknown as Doc[]
}
