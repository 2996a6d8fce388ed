import type { BasePayload } from 'payload'
import { isAlive } from '../../database/listening'
import { newestRun, type StoredRun } from '../../database/runs'
import { finishRun } from './finishRun'

/**
 * Ends the running answer of a conversation if its process has died.
 * @returns the answer still in progress; null if there is none
 */
export async function endIfBroken(payload: BasePayload, chatId: string): Promise<StoredRun | null> {
  const run = await newestRun({ payload }, chatId)
  if (run?.status !== 'running') return null
  if (await isAlive(payload, run.process)) return run
  await finishRun(payload, run.id, 'broken')
  return null
}
