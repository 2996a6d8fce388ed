import { z } from 'zod'
import { defineOperation } from '../../../endpoints/define'
import { member } from '../../../endpoints/routeRules'
import { readRun, requestStop } from '../database/runs'
import { ownChat, tenantOfChat } from '../lib/ownChat'
import { AREA, toChatMessage } from '../lib/refusals'
import { lastSeen, sseResponse } from '../lib/streams/sse'
import { readAnswer } from '../lib/streams/readAnswer'
import { endIfBroken } from '../lib/turn/endIfBroken'

const one = {
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  reword: toChatMessage,
  tenant: tenantOfChat,
  who: member,
} as const

/**
 * The answer that is being made, from its start or from where the reader was, and live from there. 204 where none is;
 * a reader who says where they were gets the rest of an answer that has ended meanwhile.
 */
export const resumeAnswer = defineOperation({
  ...one,
  name: 'resumeChatStream',
  isStream: true,
  method: 'get',
  output: z.instanceof(Response),
  path: '/chat/:id/stream',
  run: async ({ input: { id }, person, req, tenantId }) => {
    const { payload } = req
    const chat = await ownChat(req, { id, person, tenantId })
    const running = await endIfBroken(payload, id)
    const seen = lastSeen(req.headers.get('Last-Event-ID'))
    const left = seen && seen.run !== running?.id ? await readRun(req, seen.run) : null
    if (left?.chatId === chat.id)
      return sseResponse(left.id, (isLeft) => readAnswer(payload, left.id, seen!.number, isLeft))
    if (!running) return new Response(null, { status: 204 })
    return sseResponse(running.id, (isLeft) =>
      readAnswer(payload, running.id, seen?.run === running.id ? seen.number : 0, isLeft),
    )
  },
  summary: 'Read on in an answer of the assistant',
})

/** Has an answer end where it is. What there is of it stays. */
export const stopAnswer = defineOperation({
  ...one,
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
