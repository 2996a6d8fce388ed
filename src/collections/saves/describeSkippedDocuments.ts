import type { CollectionSlug, PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { isolateText } from '@/lib/text/isolated'
import { anyDocuments } from '@/collections/anyDocuments'
import { lockedMessages } from './lockedError'

/**
 * Lists the documents that were not changed because another user is editing them.
 * @param leftOut user id by document id
 * @returns one sentence per document; documents that the current user cannot read are omitted
 */
export async function describeSkippedDocuments(
  req: PayloadRequest,
  collection: string,
  leftOut: Map<string, string>,
): Promise<string[]> {
  if (leftOut.size === 0) return []
  const titles = await findTitles(req, collection, [...leftOut.keys()])
  const t = translatorOf(req.i18n)
  const messageOf = await lockedMessages(req, leftOut.values())
  return [...leftOut].flatMap(([id, holder]) => {
    const title = titles.get(id)
    return title === undefined ? [] : `${isolateText(title || t('untitled'))}: ${messageOf(holder)}`
  })
}

/** Titles of documents by id, of those that the current user may read. */
export async function findTitles(req: PayloadRequest, slug: string, ids: string[]): Promise<Map<string, string>> {
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
