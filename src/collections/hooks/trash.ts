import {
  type CollectionAfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type Where,
} from 'payload'
import { canAccess } from '@/access/canAccess'
import { isFromAdmin } from '@/access/sessionToken'
import { countStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'
import { isUuid } from '@/lib/values'
import { toTrashedTitle } from '@/lib/content/trashedTitle'

type Doc = Record<string, unknown>

/**
 * Adds trashed documents to the result when the admin loads documents by id, so that relationship fields show their
 * titles instead of ids. Includes only documents that the user may read.
 */
export const includeTrashedTitles: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  if (operation !== 'find' || !collection.trash || req.payloadAPI !== 'REST' || !isFromAdmin(req)) return result
  const { docs } = result as { docs: unknown[] }
  const known = new Set((docs as Doc[]).map(({ id }) => id))
  const missing = requestedIds('where' in args ? args.where : undefined).filter((id) => !known.has(id))
  if (missing.length === 0) return result
  const name = collection.upload ? 'filename' : (collection.admin.useAsTitle ?? 'id')
  const trashed = await findTrashed(req, collection.slug, missing)
  const t = translatorOf(req.i18n)
  const title = ({ [name]: stored }: Doc) => (typeof stored === 'string' ? stored : '')
  return {
    ...(result as object),
    docs: [...docs, ...trashed.map((doc) => ({ ...doc, [name]: toTrashedTitle(t, title(doc)) }))],
  } as typeof result
}

/** The ids, if the condition contains nothing else. */
function requestedIds(where: Where | undefined): string[] {
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

/**
 * Forces moves to and from the trash to apply to the document itself. As a draft, only the newest version would move:
 * the document would vanish from every list but stay on the website.
 */
export const trashDocumentItself: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args) || !('draft' in args) || !args.draft) return args
  const data = args.data as { _status?: string; deletedAt?: string | null } | undefined
  const isRestoring = data?.deletedAt === null && 'trash' in args && args.trash === true
  if (!data?.deletedAt && !isRestoring) return args
  if (isRestoring) data._status ??= 'draft'
  return { ...args, draft: false }
}

const CONFLICT = 409

/**
 * Tells those who may change a document that it cannot be saved because it is in the trash. Payload finds no document
 * there, and would tell them that they are not allowed to.
 */
export const explainTrashed: CollectionAfterErrorHook = async ({ collection, error, req }) => {
  const id = req.routeParams?.id
  if (!(error instanceof Forbidden) || req.method !== 'PATCH' || req.query.trash === 'true' || !isUuid(id)) return
  if (!(await canAccess(req, collection.slug, id, 'update'))) return
  const { totalDocs } = await countStored(req, {
    collection: collection.slug as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
  })
  if (totalDocs === 0) return
  const message = translatorOf(req.i18n)('editingTrashed')
  return { response: { code: 'trashed:documents', error: message, errors: [{ message }] }, status: CONFLICT }
}
