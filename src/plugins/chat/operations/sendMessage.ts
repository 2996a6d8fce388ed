import { z } from 'zod'
import type { BasePayload } from 'payload'
import { tenantOf } from '../../../access/tenantOf'
import { inOwnTransaction } from '../../../database/inOwnTransaction'
import { defineOperation } from '../../../endpoints/define'
import { member } from '../../../endpoints/rules'
import { readMessage } from '../database/conversations'
import { listeningOf } from '../database/listening'
import type { StoredRun } from '../database/runs'
import { MAX_FILES } from '../lib/attachments/limits'
import { requireTokens } from '../lib/limits/requireTokens'
import { textOf } from '../lib/messages'
import { requirePlan } from '../lib/ownChat'
import { AREA, inChatWords, refusal } from '../lib/refusals'
import { readAnswer } from '../lib/streams/readAnswer'
import { sseResponse, type Chunks } from '../lib/streams/sse'
import { storedChunks } from '../lib/streams/storedChunks'
import { beginTurn } from '../lib/turn/beginTurn'
import { endIfBroken } from '../lib/turn/endIfBroken'
import { prepareTurn } from '../lib/turn/prepareTurn'
import { runTurn } from '../lib/turn/runTurn'

/** Longest message, in characters. */
const MAX_MESSAGE = 8_000

const text = z.strictObject({
  state: z.enum(['done', 'streaming']).optional(),
  text: z.string().max(MAX_MESSAGE),
  type: z.literal('text'),
})

/** Sends a message and answers the stream of what the assistant says to it. The same message twice is one message. */
export const sendMessage = defineOperation({
  name: 'sendChatMessage',
  area: AREA,
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    /** Ids of files that were attached to it before. */
    attachments: z.array(z.uuid()).max(MAX_FILES).default([]),
    /** Slugs of the collections on screen: a hint. */
    collections: z.array(z.string().max(60)).max(50).optional(),
    /** The text came with a link and was typed by whoever made it: the answer looks things up and proposes nothing. */
    isFromLink: z.boolean().default(false),
    message: z.strictObject({ id: z.uuid(), parts: z.array(text).min(1).max(20), role: z.literal('user') }),
    /** The last message of the person, in whose place this one stands. */
    replaces: z.uuid().optional(),
    tenant: z.uuid(),
    /** Another answer to a message that was sent before, as the SDK calls it. */
    trigger: z.enum(['regenerate-message', 'submit-message']).default('submit-message'),
  }),
  isStream: true,
  limit: { by: ['person'], points: 60, seconds: 60 },
  method: 'post',
  output: z.instanceof(Response),
  path: '/chat',
  reword: inChatWords,
  run: async ({ input: { id, attachments, isFromLink, message, replaces, trigger }, person, req, tenantId }) => {
    const { payload } = req
    await requirePlan(req, tenantId)
    const tenant = await tenantOf(req, tenantId)
    const said = {
      id: message.id,
      parts: message.parts.map(({ text: one }) => ({ text: plain(one), type: 'text' as const })),
      role: message.role,
    }
    const length = textOf(said).length
    if (!tenant || !person || length === 0 || length > MAX_MESSAGE) throw refusal('bad_request:api')
    await requireTokens(payload, tenant.id)
    await endIfBroken(payload, id)
    const listening = listeningOf(payload)
    const release = await listening.hold()
    try {
      const begun = await inOwnTransaction(payload, (own) =>
        beginTurn(own, {
          attachments,
          chatId: id,
          i18n: req.i18n,
          isAgain: trigger === 'regenerate-message',
          message: said,
          person,
          process: listening.name,
          tenant,
          ...(replaces && { replaces }),
        }),
      )
      if (!begun.isNew) {
        release()
        return sseResponse(begun.run.id, await answerOf(payload, begun.run))
      }
      const turn = await prepareTurn(req, begun, { isFromLink, person, tenant })
      void runTurn(payload, turn).finally(release)
      return sseResponse(begun.run.id, (left) => readAnswer(payload, begun.run.id, 0, left))
    } catch (error) {
      release()
      throw error
    }
  },
  summary: 'Send a message to the assistant',
  tenant: ({ tenant }) => tenant,
  who: member,
})

/** What PostgreSQL cannot keep is nothing that somebody types. */
const plain = (typed: string): string => typed.replaceAll('\u0000', '')

/** An answer that is being made, or as it was stored. */
async function answerOf(payload: BasePayload, run: StoredRun): Promise<Chunks> {
  const reply = run.status === 'running' ? null : await readMessage({ payload }, run.chatId, run.replyId)
  return reply ? () => storedChunks(reply) : (left) => readAnswer(payload, run.id, 0, left)
}
