import { z } from 'zod'
import type { BasePayload } from 'payload'
import { defineOperation, inOwnTransaction, member, tenantOf } from '@/exports/server'
import { listenerOf } from '@/database/listening'
import type { StoredRun } from '../database/runs'
import { MAX_FILES } from '../lib/attachments/limits'
import { requireTokens } from '../lib/limits/usageOf'
import { readMessage } from '../lib/chatMessages'
import { textOf } from '../lib/messages'
import { requirePlan } from '../lib/ownChat'
import { AREA, toChatMessage, chatError } from '../lib/chatErrors'
import { readAnswer } from '../lib/streams/readAnswer'
import { sseResponse, type Chunks } from '../lib/streams/sse'
import { storedChunks } from '../lib/streams/storedChunks'
import { startTurn } from '../lib/turn/startTurn'
import { endIfBroken } from '../lib/turn/finishRun'
import { prepareTurn } from '../lib/turn/prepareTurn'
import { runTurn } from '../lib/turn/runTurn'
import { chatId } from '../lib/chatId'

/** Maximum length of a message, in characters. */
const MAX_MESSAGE = 8_000

const text = z.strictObject({
  state: z.enum(['done', 'streaming']).optional(),
  text: z.string().max(MAX_MESSAGE),
  type: z.literal('text'),
})

/**
 * Sends a message and responds with the stream of its answer. Sending the same message id again does not create another
 * message.
 */
export const sendMessage = defineOperation({
  name: 'sendChatMessage',
  area: AREA,
  audit: null,
  input: z.strictObject({
    id: chatId,
    /** Ids of attachments uploaded before. */
    attachments: z.array(chatId).max(MAX_FILES).default([]),
    /** Slugs of the collections on screen, as a hint. */
    collections: z.array(z.string().max(60)).max(50).optional(),
    /**
     * The text comes from a link and may have been written by somebody else: the answer may read but not propose
     * changes.
     */
    isFromLink: z.boolean().default(false),
    message: z.strictObject({ id: chatId, parts: z.array(text).min(1).max(20), role: z.literal('user') }),
    /** Id of the user's last message, which this one replaces. */
    replaces: chatId.optional(),
    tenant: z.uuid(),
    /** `regenerate-message` requests another answer to an earlier message, in the terms of the AI SDK. */
    trigger: z.enum(['regenerate-message', 'submit-message']).default('submit-message'),
  }),
  isStream: true,
  limit: { by: ['person'], points: 60, seconds: 60 },
  method: 'post',
  answers: 'text/event-stream',
  output: z.instanceof(Response),
  path: '/chat',
  rewriteError: toChatMessage,
  run: async ({ input: { id, attachments, isFromLink, message, replaces, trigger }, person, req, tenantId }) => {
    const { payload } = req
    await requirePlan(req, tenantId)
    const tenant = await tenantOf(req, tenantId)
    const content = {
      id: message.id,
      parts: message.parts.map(({ text: typed }) => ({ text: withoutNul(typed), type: 'text' as const })),
      role: message.role,
    }
    const length = textOf(content).length
    if (!tenant || !person || length === 0 || length > MAX_MESSAGE) throw chatError('bad_request:api')
    await requireTokens(req, tenant.id)
    await endIfBroken(payload, id)
    const listening = listenerOf(payload)
    const release = await listening.hold()
    try {
      const started = await inOwnTransaction(payload, (own) =>
        startTurn(own, {
          attachments,
          chatId: id,
          i18n: req.i18n,
          isRegenerate: trigger === 'regenerate-message',
          message: content,
          person,
          process: listening.name,
          tenant,
          ...(replaces && { replaces }),
        }),
      )
      if (!started.isNew) {
        release()
        return sseResponse(started.run.id, await openAnswer(payload, started.run))
      }
      const turn = await prepareTurn(req, started, { isFromLink, person, tenant })
      void runTurn(payload, turn).finally(release)
      return sseResponse(started.run.id, (signal) => readAnswer(payload, started.run.id, 0, signal))
    } catch (error) {
      release()
      throw error
    }
  },
  summary: 'Send a message to the assistant',
  tenant: ({ tenant }) => tenant,
  who: member,
})

/** Removes NUL characters, which PostgreSQL cannot store. */
const withoutNul = (typed: string): string => typed.replaceAll('\u0000', '')

/** The answer in progress, or the stored one. */
async function openAnswer(payload: BasePayload, run: StoredRun): Promise<Chunks> {
  const reply = run.status === 'running' ? null : await readMessage({ payload }, run.chatId, run.replyId)
  return reply ? () => storedChunks(reply) : (signal) => readAnswer(payload, run.id, 0, signal)
}
