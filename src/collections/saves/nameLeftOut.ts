import type { CollectionSlug, PayloadRequest } from 'payload'
import { translatorOf } from '../../i18n/translator'
import { isolated } from '../../lib/text/isolated'
import { anyDocuments } from '../anyDocuments'
import { lockedMessage } from './lockedBy'

/**
 * Says which documents were left as they were because somebody else is editing them, and who.
 * @param leftOut id of the person by id of the document
 * @returns a sentence for each; what the person of the request may not see is not named
 */
export async function nameLeftOut(
  req: PayloadRequest,
  collection: string,
  leftOut: Map<string, string>,
): Promise<string[]> {
  if (leftOut.size === 0) return []
  const titles = await titlesOf(req, collection, [...leftOut.keys()])
  const t = translatorOf(req.i18n)
  return Promise.all(
    [...leftOut]
      .filter(([id]) => titles.has(id))
      .map(async ([id, holder]) => `${isolated(titles.get(id) || t('untitled'))}: ${await lockedMessage(req, holder)}`),
  )
}

/** What documents are called that the person of the request may see. */
export async function titlesOf(req: PayloadRequest, slug: string, ids: string[]): Promise<Map<string, string>> {
  const titleField = req.payload.collections[slug as CollectionSlug].config.admin.useAsTitle ?? 'id'
  const { docs } = await anyDocuments(req).find({
    collection: slug,
    depth: 0,
    draft: true,
    overrideAccess: false,
    pagination: false,
    req,
    select: { [titleField]: true },
    trash: true,
    where: { id: { in: ids } },
  })
  return new Map(docs.map((doc) => [doc.id, typeof doc[titleField] === 'string' ? doc[titleField] : '']))
}
