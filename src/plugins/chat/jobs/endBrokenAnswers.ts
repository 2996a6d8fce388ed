import { runningRuns } from '../database/runs'
import type { Job } from '../../../config/definePlugin'
import { endIfBroken } from '../lib/turn/endIfBroken'

/** Ends answers whose process has died and that nobody is reading. */
export const endBrokenAnswers: Job = async (payload) => {
  for (const { chatId } of await runningRuns({ payload })) await endIfBroken(payload, chatId)
}
