import type { BasePayload, CollectionSlug } from 'payload'
import { deleteExpiredRows, findUnusedAvatars } from '@/database/jobs/expired'
import { callboardOf } from '@/access/registryOf'
import { findUntouchedDrafts } from '@/database/documents/untouchedDrafts'
import { isBlank } from '@/lib/content/isBlank'

const BATCH_SIZE = 200

/**
 * Deletes data that is no longer needed: expired sessions, tokens, rate limits and invitations, old devices, saves and
 * emails (sent or failed), unused avatars and empty drafts.
 */
export async function tidy(payload: BasePayload): Promise<void> {
  await deleteExpiredRows(payload)
  await deleteUnusedAvatars(payload)
  await deleteBlankDrafts(payload)
}

/** Deletes avatars that were uploaded but never selected, or have been replaced. Users have a day to select one. */
async function deleteUnusedAvatars(payload: BasePayload): Promise<void> {
  const ids = await findUnusedAvatars(payload, BATCH_SIZE)
  if (ids.length === 0) return
  await payload.delete({
    collection: 'avatars',
    depth: 0,
    // System job without a user. Payload also deletes the files.
    overrideAccess: true,
    where: { id: { in: ids } },
  })
}

/** Deletes drafts without any content, created by API clients or by leaving a new document immediately. */
async function deleteBlankDrafts(payload: BasePayload): Promise<void> {
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
