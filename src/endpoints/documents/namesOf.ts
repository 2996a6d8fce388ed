import type { PayloadRequest } from 'payload'
import { holds } from '../../access/person'
import { personOf } from '../../access/personOf'
import { anyDocuments } from '../../collections/anyDocuments'
import { isUuid } from '../../lib/values'
import type { PermissionKey } from '../../access/permissions'
import { callboardOf } from '../../access/registryOf'
import { liveAmong } from '../../database/documents/states'

/** A document that something leads to. */
export interface Named {
  id: string
  /** Slug of the content type. */
  collection: string
  /** As editors see it: what is drafted. '' where nobody has given it one. */
  title: string
  state: 'changed' | 'draft' | 'published'
}

interface Target {
  collection: string
  id: string
}

interface NamesOptions {
  /** Language of the content. Default: that of the request. */
  locale?: string
  /** What lies in the trash, too. Default: false. */
  trash?: boolean
}

/** Most documents of one content type that are named. */
const MOST = 200

export const namedKey = ({ collection, id }: Target): string => `${collection}/${id}`

/**
 * What documents are called, of those that the person may see; the others, and what lies in the trash, are not in the map.
 */
export async function namesOf(
  req: PayloadRequest,
  targets: Target[],
  tenantId: string,
  options: NamesOptions = {},
): Promise<Map<string, Named>> {
  const byType = Map.groupBy(
    targets.filter(({ id }) => isUuid(id)),
    ({ collection }) => collection,
  )
  const named = await Promise.all(
    [...byType].map(([slug, group]) =>
      namesOfType(req, slug, [...new Set(group.map(({ id }) => id))].slice(0, MOST), tenantId, options),
    ),
  )
  return new Map(named.flat().map((one) => [namedKey(one), one]))
}

async function namesOfType(
  req: PayloadRequest,
  slug: string,
  ids: string[],
  tenantId: string,
  { locale = req.locale, trash = false }: NamesOptions,
): Promise<Named[]> {
  const type = callboardOf(req.payload).contentTypes.find((one) => one.slug === slug)
  if (!type || !holds(await personOf(req), `${type.group.name}:view` as PermissionKey, tenantId)) return []
  const titleField = type.collection.upload ? 'filename' : type.titleField
  const { docs } = await anyDocuments(req).find({
    collection: slug,
    depth: 0,
    draft: true,
    limit: MOST,
    ...(locale && { locale }),
    overrideAccess: false,
    pagination: false,
    req,
    select: { _status: true, [titleField]: true },
    trash,
    where: { and: [{ id: { in: ids } }, { tenant: { equals: tenantId } }] },
  })
  const live = await liveAmong(req, slug, ids)
  return docs.map((doc) => {
    const { id } = doc
    const title = doc[titleField]
    return {
      id,
      collection: slug,
      state: doc._status === 'published' ? 'published' : live.has(id) ? 'changed' : 'draft',
      title: typeof title === 'string' ? title : '',
    }
  })
}
