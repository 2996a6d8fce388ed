import type { Job } from '../../../config/definePlugin'
import { deleteUnsent } from '../database/attachments'
import { forgetUndo } from '../database/proposals'
import { deleteOldChunks } from '../database/runs'

/** How long readers who were away can read on in an answer that has ended, in milliseconds. */
const READ_ON_MS = 60 * 60_000
/** How long what was applied can be undone, in milliseconds. */
const UNDO_MS = 30 * 24 * 60 * 60_000

/** How long a file waits for its message to be sent, in milliseconds. */
const UNSENT_MS = 24 * 60 * 60_000

/** Removes what nobody reads any more. */
export const tidyChats: Job = async (payload) => {
  await deleteOldChunks(payload, new Date(Date.now() - READ_ON_MS))
  await deleteUnsent(payload, new Date(Date.now() - UNSENT_MS))
  await forgetUndo(payload, new Date(Date.now() - UNDO_MS))
}
