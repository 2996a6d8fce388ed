import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf, documentKey, readDocumentNames } from '@/exports/server'
import { readPublicStates, type DocumentId } from '@/database/documents/publicStates'
import { findUses, type Use } from '@/database/documents/references'
import { partTypes, readReferences } from '@/endpoints/documents/hiddenTargets'
import type { StoredDocument } from '../database/documents'

/** A document that stays visible and refers to one that is unpublished. */
interface LooseEnd extends DocumentId {
  kind: string
  title: string
  /** Title of the document that is unpublished. */
  target: string
}

export interface DanglingReferences {
  places: LooseEnd[]
  /** How many more there are that the reader may not see. */
  unseen: number
}

/** How many are returned. */
const MAX_PLACES = 50

/**
 * Finds documents that stay visible and refer to documents which a release unpublishes. For documents that the release
 * publishes the newest draft counts, so a reference removed in that draft is not reported.
 * @param seen the documents of the release that the reader may see; only uses of these are returned
 */
export async function findDanglingReferences(
  req: PayloadRequest,
  tenantId: string,
  stored: StoredDocument[],
  seen: StoredDocument[],
): Promise<DanglingReferences> {
  const slugs = callboardOf(req.payload).contentTypes.map(({ slug }) => slug)
  const unpublished = seen.filter(({ collection, isPublish }) => !isPublish && slugs.includes(collection)).map(toId)
  const live = (await readPublicStates(req, tenantId, unpublished)).filter(
    ({ isLive, isTrashed }) => isLive && !isTrashed,
  )
  const uses = await findUses(req, {
    among: slugs,
    parts: partTypes(req),
    targets: live.map(({ collection, id }) => ({ collection, id })),
    tenantId,
  })
  const isPublishByKey = new Map(stored.map((entry) => [documentKey(toId(entry)), entry.isPublish]))
  const dangling: Use[] = []
  for (const use of uses)
    if (await staysDangling(req, tenantId, use, isPublishByKey.get(documentKey(use)))) dangling.push(use)
  const named = await readDocumentNames(req, [...dangling, ...live], tenantId)
  const places = dangling.flatMap(({ collection, id, target }) => {
    const referrer = named.get(documentKey({ collection, id }))
    return referrer
      ? [
          {
            collection,
            id,
            kind: kindOf(req, collection),
            target: named.get(documentKey(target))?.title ?? '',
            title: referrer.title,
          },
        ]
      : []
  })
  return { places: places.slice(0, MAX_PLACES), unseen: dangling.length - places.length }
}

const toId = ({ collection, documentId: id }: StoredDocument): DocumentId => ({ collection, id })

/**
 * @param isPublish whether the release publishes the referring document; undefined if the release does not contain it
 */
async function staysDangling(
  req: PayloadRequest,
  tenantId: string,
  { collection, id, isLive, target }: Use,
  isPublish: boolean | undefined,
): Promise<boolean> {
  if (isPublish === undefined)
    return isLive && (await readPublicStates(req, tenantId, [{ collection, id }])).some((state) => state.isLive)
  if (!isPublish) return false
  const targets = await readReferences(req, { collection, ids: [id], isLive: false, tenantId })
  return targets.some((other) => documentKey(other) === documentKey(target))
}

const kindOf = ({ i18n, payload }: PayloadRequest, collection: string): string =>
  String(getTranslation(payload.collections[collection as CollectionSlug].config.labels.singular, i18n))
