import type { BasePayload, CollectionSlug } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { findUntouchedDrafts } from '../../database/documents/untouchedDrafts'
import { isBlank } from '../../lib/content/isBlank'

const BATCH_SIZE = 200

/** Deletes drafts without any content, created by API clients or by leaving a new document immediately. */
export async function deleteBlankDrafts(payload: BasePayload): Promise<void> {
  const editable = callboardOf(payload).contentTypes.filter(({ collection }) => !collection.upload)
  for (const { slug } of editable) await deleteBlankOf(payload, slug as CollectionSlug)
}

async function deleteBlankOf(payload: BasePayload, collection: CollectionSlug): Promise<void> {
  const ids = await findUntouchedDrafts({ payload }, collection, BATCH_SIZE)
  if (ids.length === 0) return
  const fields = payload.collections[collection].config.flattenedFields
  const drafts = {
    collection,
    depth: 0,
    // System job without a user.
    overrideAccess: true,
    where: { id: { in: ids } },
  }
  const { docs } = await payload.find({ ...drafts, draft: true, locale: 'all', pagination: false })
  const blank = docs.filter((doc) => isBlank(fields, doc as unknown as Record<string, unknown>)).map(({ id }) => id)
  if (blank.length > 0)
    await payload.delete({ ...drafts, context: { withoutAudit: true }, where: { id: { in: blank } } })
}
