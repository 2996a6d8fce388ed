import type { BasePayload } from 'payload'
import { inOwnTransaction, tenantOf } from '@/exports/server'
import { type EndOfRun, endRun, newestRun, readChunks, readRun, type StoredRun } from '../../database/runs'
import { isAlive } from '@/database/listening'
import { uncountMessage } from '../../database/usage'
import { isFree, siteDay } from '../limits/usageOf'
import { addMessage } from '../chatMessages'
import { lockChat } from '../chats'
import { toMessage } from './toMessage'

/**
 * Ends a run and stores its chunks as a message, so that the stored message is what readers have seen. A second call
 * does nothing.
 */
export async function finishRun(payload: BasePayload, id: string, status: EndOfRun): Promise<void> {
  await inOwnTransaction(payload, async (req) => {
    const run = await readRun(req, id)
    const chat = run && (await lockChat(req, run.chatId))
    if (!run || !chat || !(await endRun(req, id, status))) return
    const tenant = isFree(status) ? await tenantOf(req, chat.tenantId) : null
    if (tenant) await uncountMessage(req, { day: siteDay(run.startedAt, tenant.timezone).day, tenantId: chat.tenantId })
    const { chunks } = await readChunks(payload, id, 0)
    const parts = await toMessage(
      run.replyId,
      chunks.map(({ chunk }) => chunk),
    )
    await addMessage(req, {
      chatId: chat.id,
      id: run.replyId,
      parts,
      role: 'assistant',
      state: status,
      tenantId: chat.tenantId,
    })
  })
}

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
