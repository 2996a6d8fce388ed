import { isolateObjectProperty, type CollectionSlug, type PayloadRequest } from 'payload'
import { readDocument } from '../../tools/documents'
import { fingerprintOf } from './fingerprint'

/** When a document was last changed, and what was in it then. */
export interface Seen {
  content?: string | undefined
  updatedAt: string
}

/** Whether a document is as it was seen, apart from saves that changed nothing. */
export const isAsSeen = (current: Record<string, unknown>, { content, updatedAt }: Seen): boolean =>
  updatedAt === String(current.updatedAt) || content === fingerprintOf(current)

/**
 * A document in all languages, as undoing compares it: what is written in one language is lost with a document that
 * goes, and may be with a row. What is worked out when it is read is no content.
 */
export async function readWhole(
  req: PayloadRequest,
  { id, type }: { id: string; type: string },
  tenantId: string,
): Promise<Record<string, unknown> | null> {
  // Payload leaves the language of a reading in the request, and writes in it.
  const reading = isolateObjectProperty(req, ['fallbackLocale', 'locale'])
  const doc = await readDocument(reading, { id, locale: 'all', tenantId, type })
  const { flattenedFields } = req.payload.collections[type as CollectionSlug].config
  const virtual = new Set(
    flattenedFields.filter((field) => 'virtual' in field && field.virtual).map(({ name }) => name),
  )
  return doc && Object.fromEntries(Object.entries(doc).filter(([name]) => !virtual.has(name)))
}

/** A whole document as it is now; of one that is gone nothing that another could equal. */
export const seenNow = (whole: Record<string, unknown> | null): Required<Seen> => ({
  content: fingerprintOf(whole ?? {}),
  updatedAt: String(whole?.updatedAt ?? ''),
})

/** How a proposal has left a document, and how it has found one that existed. */
export async function leftAs(
  req: PayloadRequest,
  document: { id: string; type: string },
  { found, tenantId }: { found: Seen | null; tenantId: string },
): Promise<{ content: string; found?: Seen; leftAt: string }> {
  const { content, updatedAt } = seenNow(await readWhole(req, document, tenantId))
  return { content, leftAt: updatedAt, ...(found && { found }) }
}
