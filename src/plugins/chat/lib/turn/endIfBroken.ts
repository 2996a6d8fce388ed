import type { BasePayload } from 'payload'
import { isAlive } from '../../database/listening'
import { newestRun, type StoredRun } from '../../database/runs'
import { finishRun } from './finishRun'

/** Ends the answer of a conversation whose process is gone. @returns the answer that is under way; null where none is */
export async function endIfBroken(payload: BasePayload, chatId: string): Promise<StoredRun | null> {
  const run = await newestRun({ payload }, chatId)
  if (run?.status !== 'running') return null
  if (await isAlive(payload, run.process)) return run
  await finishRun(payload, run.id, 'broken')
  return null
}
