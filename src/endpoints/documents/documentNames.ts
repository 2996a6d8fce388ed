import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasPermission } from '@/access/person'
import { personOf } from '@/access/personOf'
import { anyDocuments } from '@/collections/anyDocuments'
import { isUuid } from '@/lib/values'
import type { PermissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import { filterLive } from '@/database/documents/states'
import { dbOf } from '@/database/connections'
import { findDocuments } from '@/database/findDocuments'

/** Title and state of a document. */
export interface DocumentName {
  id: string
  /** Slug of the content type. */
  collection: string
  /** Title of the newest draft; '' if there is none. */
  title: string
  state: 'changed' | 'draft' | 'published'
  /** When it takes place, for types that are listed by a date of their own, such as performances. */
  date?: string
}

/** Orders documents of one type: by their dates, if they have any, else by title. */
export const compareNames = (
  a: Pick<DocumentName, 'date' | 'title'>,
  b: Pick<DocumentName, 'date' | 'title'>,
): number => (a.date ?? '').localeCompare(b.date ?? '') || a.title.localeCompare(b.title)

interface Target {
  collection: string
  id: string
}

interface NamesOptions {
  /** Language of the titles. Default: that of the request. */
  locale?: string
  /** Whether to include trashed documents. Default: false. */
  trash?: boolean
}

/** Maximum number of documents per content type. */
const MAX_PER_TYPE = 200

/** The key of a document in a map of names: `<collection>/<id>`. */
export const documentKey = ({ collection, id }: Target): string => `${collection}/${id}`

/**
 * Reads titles and states of documents. Documents that the user cannot see, and by default those in the trash, are
 * missing from the map.
 */
export async function readDocumentNames(
  req: PayloadRequest,
  targets: Target[],
  tenantId: string,
  options: NamesOptions = {},
): Promise<Map<string, DocumentName>> {
  const byType = Map.groupBy(
    targets.filter(({ id }) => isUuid(id)),
    ({ collection }) => collection,
  )
  const names = await Promise.all(
    [...byType].map(([slug, group]) =>
      readNamesOfType(req, slug, [...new Set(group.map(({ id }) => id))].slice(0, MAX_PER_TYPE), tenantId, options),
    ),
  )
  return new Map(names.flat().map((name) => [documentKey(name), name]))
}

async function readNamesOfType(
  req: PayloadRequest,
  slug: string,
  ids: string[],
  tenantId: string,
  { locale = req.locale, trash = false }: NamesOptions,
): Promise<DocumentName[]> {
  const type = callboardOf(req.payload).contentTypes.find((contentType) => contentType.slug === slug)
  if (!type || !hasPermission(await personOf(req), `${type.group.name}:view` as PermissionKey, tenantId)) return []
  const titleField = type.collection.upload ? 'filename' : type.titleField
  const dateField = dateOrderOf(req, slug)
  const { docs } = await anyDocuments(req).find({
    collection: slug,
    depth: 0,
    draft: true,
    limit: MAX_PER_TYPE,
    ...(locale && { locale }),
    overrideAccess: false,
    pagination: false,
    req,
    select: { _status: true, [titleField]: true, ...(dateField && { [dateField]: true }) },
    trash,
    where: { and: [{ id: { in: ids } }, { tenant: { equals: tenantId } }] },
  })
  const live = await filterLive(req, slug, ids)
  return docs.map((doc) => {
    const { id } = doc
    const title = doc[titleField]
    return {
      id,
      collection: slug,
      state: doc._status === 'published' ? 'published' : live.has(id) ? 'changed' : 'draft',
      title: typeof title === 'string' ? title : '',
      ...(dateField && typeof doc[dateField] === 'string' && { date: doc[dateField] }),
    }
  })
}

/** The date by which lists of a type are ordered; undefined if it is not one that staff enter. */
function dateOrderOf({ payload }: PayloadRequest, slug: string): string | undefined {
  const { defaultSort, flattenedFields } = payload.collections[slug as CollectionSlug].config
  const name = String(defaultSort ?? '').replace(/^-/, '')
  const isOwn = name !== 'createdAt' && name !== 'updatedAt'
  return isOwn && flattenedFields.some((field) => field.type === 'date' && field.name === name) ? name : undefined
}

/** Maximum number of documents. */
const MAX_DOCUMENTS = 500

/** Reads titles and states of a tenant's documents by id alone, where the user can see them. */
export async function readNamesByIds(
  req: PayloadRequest,
  ids: string[],
  tenantId: string,
): Promise<Map<string, DocumentName>> {
  const uniqueIds = [...new Set(ids)].slice(0, MAX_DOCUMENTS)
  const documents = await findDocuments(
    await dbOf(req),
    callboardOf(req.payload).contentTypes.map(({ slug }) => slug),
    uniqueIds,
    tenantId,
  )
  return documents.length > 0 ? readDocumentNames(req, documents, tenantId) : new Map()
}
