import type { Job } from '@/exports/types'
import { deleteUnsent } from '../database/attachments'
import { discardUndoData } from '../database/proposals'
import { deleteOldChunks, runningRuns } from '../database/runs'
import { endIfBroken } from '../lib/turn/finishRun'

/** How long a reader can still resume the stream of an ended answer, in milliseconds. */
const RESUME_MS = 60 * 60_000
/** How long an applied proposal can be undone, in milliseconds. */
const UNDO_MS = 30 * 24 * 60 * 60_000

/** How long an unsent attachment is kept, in milliseconds. */
const UNSENT_MS = 24 * 60 * 60_000

/** Deletes expired chunks, unsent attachments and undo data. */
export const tidyChats: Job = async (payload) => {
  await deleteOldChunks(payload, new Date(Date.now() - RESUME_MS))
  await deleteUnsent(payload, new Date(Date.now() - UNSENT_MS))
  await discardUndoData(payload, new Date(Date.now() - UNDO_MS))
}

/** Ends answers whose process has died and that nobody is reading. */
export const endBrokenAnswers: Job = async (payload) => {
  for (const { chatId } of await runningRuns({ payload })) await endIfBroken(payload, chatId)
}
