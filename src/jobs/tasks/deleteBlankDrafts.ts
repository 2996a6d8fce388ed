import type { BasePayload, CollectionSlug } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { untouchedOfLastWeek } from '../../database/documents/untouchedDrafts'
import { isBlank } from '../../lib/content/isBlank'

const MOST_AT_ONCE = 200

/** Deletes the drafts into which nobody ever wrote: of programs, and of a screen that was left at once. */
export async function deleteBlankDrafts(payload: BasePayload): Promise<void> {
  const written = callboardOf(payload).contentTypes.filter(({ collection }) => !collection.upload)
  for (const { slug } of written) await deleteOf(payload, slug as CollectionSlug)
}

async function deleteOf(payload: BasePayload, collection: CollectionSlug): Promise<void> {
  const ids = await untouchedOfLastWeek({ payload }, collection, MOST_AT_ONCE)
  if (ids.length === 0) return
  const fields = payload.collections[collection].config.flattenedFields
  const drafts = {
    collection,
    depth: 0,
    // A job of the provider's: there is no person whose rights could be asked.
    overrideAccess: true,
    where: { id: { in: ids } },
  }
  const { docs } = await payload.find({ ...drafts, draft: true, locale: 'all', pagination: false })
  const blank = docs.filter((doc) => isBlank(fields, doc as unknown as Record<string, unknown>)).map(({ id }) => id)
  if (blank.length > 0)
    await payload.delete({ ...drafts, context: { withoutAudit: true }, where: { id: { in: blank } } })
}
