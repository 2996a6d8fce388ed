import { z } from 'zod'
import { defineOperation, member } from '@/exports/server'
import { type SharedOptions } from '@/endpoints/define'
import { readRun, requestStop } from '../database/runs'
import { ownChat, tenantOfChat } from '../lib/ownChat'
import { AREA, toChatMessage } from '../lib/chatErrors'
import { lastSeen, sseResponse } from '../lib/streams/sse'
import { readAnswer } from '../lib/streams/readAnswer'
import { endIfBroken } from '../lib/turn/finishRun'
import { chatId } from '../lib/chatId'

const chatOperation = {
  area: AREA,
  audit: null,
  input: z.strictObject({ id: chatId }),
  rewriteError: toChatMessage,
  tenant: tenantOfChat,
  who: member,
} as const satisfies Partial<SharedOptions>

/**
 * Streams the answer in progress, from its start or after the client's Last-Event-ID, and then live. Responds with 204
 * if there is none. A client with a Last-Event-ID also gets the rest of an answer that has ended meanwhile.
 */
export const resumeAnswer = defineOperation({
  ...chatOperation,
  name: 'resumeChatStream',
  isStream: true,
  method: 'get',
  answers: 'text/event-stream',
  output: z.instanceof(Response),
  path: '/chat/:id/stream',
  run: async ({ input: { id }, person, req, tenantId }) => {
    const { payload } = req
    const chat = await ownChat(req, { id, person, tenantId })
    const running = await endIfBroken(payload, id)
    const lastEvent = lastSeen(req.headers.get('Last-Event-ID'))
    const endedRun = lastEvent && lastEvent.run !== running?.id ? await readRun(req, lastEvent.run) : null
    if (lastEvent && endedRun?.chatId === chat.id)
      return sseResponse(endedRun.id, (signal) => readAnswer(payload, endedRun.id, lastEvent.number, signal))
    if (!running) return new Response(null, { status: 204 })
    return sseResponse(running.id, (signal) =>
      readAnswer(payload, running.id, lastEvent?.run === running.id ? lastEvent.number : 0, signal),
    )
  },
  summary: 'Continue reading an answer of the assistant',
})

/** Stops an answer, keeping what there is of it. */
export const stopAnswer = defineOperation({
  ...chatOperation,
  name: 'stopChat',
  method: 'post',
  output: z.object({ stopped: z.boolean() }),
  path: '/chat/:id/stop',
  run: async ({ input: { id }, person, req, tenantId }) => {
    await ownChat(req, { id, person, tenantId })
    return { stopped: (await requestStop(req, id)) !== null }
  },
  summary: 'Stop the assistant',
})
