import type { BasePayload } from 'payload'
import { deleteExpiredRows, findUnusedAvatars } from '../../database/jobs/expired'
import { deleteBlankDrafts } from './deleteBlankDrafts'

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
