import type { BasePayload } from 'payload'
import { deleteExpired, unusedAvatars } from '../../database/jobs/expired'
import { deleteBlankDrafts } from './deleteBlankDrafts'

const MOST_AT_ONCE = 200

/** Clears away what is of no use any more: expired sessions, tokens, limits and invitations, devices, saves and mails, sent or lost, of long ago, pictures that nobody has, drafts that nobody wrote. */
export async function tidy(payload: BasePayload): Promise<void> {
  await deleteExpired(payload)
  await deleteUnusedAvatars(payload)
  await deleteBlankDrafts(payload)
}

/** Those that were uploaded and never chosen, or replaced since. A day leaves time to choose. */
async function deleteUnusedAvatars(payload: BasePayload): Promise<void> {
  const ids = await unusedAvatars(payload, MOST_AT_ONCE)
  if (ids.length === 0) return
  await payload.delete({
    collection: 'avatars',
    depth: 0,
    // A job of the provider's: there is no person whose rights could be asked. Through Payload, which deletes the files along.
    overrideAccess: true,
    where: { id: { in: ids } },
  })
}
