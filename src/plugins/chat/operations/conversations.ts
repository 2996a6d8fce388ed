import { z } from 'zod'
import { defineOperation, member, personOf } from '@/exports/server'
import { type SharedOptions } from '@/endpoints/define'
import { requestStop } from '../database/runs'
import { deleteChat, listChats, renameChat, shareChat } from '../lib/chats'
import { conversationOf } from '../lib/conversationOf'
import { MESSAGE_STATES } from '../lib/messages'
import { ownChat, readableChat, requirePlan, tenantOfChat } from '../lib/ownChat'
import { AREA, toChatMessage } from '../lib/chatErrors'
import { chatId } from '../lib/chatId'

const MAX_LIMIT = 100

const chat = z.object({ createdAt: z.iso.datetime(), id: z.uuid(), title: z.string() })

const message = z.object({
  id: z.uuid(),
  metadata: z.object({ createdAt: z.iso.datetime(), state: z.enum(MESSAGE_STATES) }),
  parts: z.array(z.looseObject({ type: z.string() })),
  role: z.enum(['assistant', 'user']),
})

const chatOperation = {
  area: AREA,
  input: z.strictObject({ id: chatId }),
  rewriteError: toChatMessage,
  tenant: tenantOfChat,
  who: member,
} as const satisfies Partial<SharedOptions>

/** A conversation with its messages. An answer in progress is not a message yet; it is available as a stream. */
export const readOneChat = defineOperation({
  ...chatOperation,
  name: 'readChat',
  audit: null,
  method: 'get',
  output: chat.extend({
    hasApplied: z.boolean(),
    isReadOnly: z.boolean(),
    isShared: z.boolean(),
    messages: z.array(message),
    sharedBy: z.string().nullable(),
  }),
  path: '/chat/:id',
  run: async ({ input: { id }, person, req, tenantId }) =>
    conversationOf(req, await readableChat(req, { id, person, tenantId })),
  summary: 'Read a conversation with the assistant',
})

export const renameOneChat = defineOperation({
  ...chatOperation,
  name: 'renameChat',
  audit: null,
  input: z.strictObject({ id: chatId, title: z.string().trim().min(1).max(120) }),
  method: 'patch',
  output: chat,
  path: '/chat/:id',
  run: async ({ input: { id, title }, person, req, tenantId }) => {
    const { createdAt } = await ownChat(req, { id, person, tenantId })
    await renameChat(req, id, title)
    return { createdAt: createdAt.toISOString(), id, title }
  },
  summary: 'Rename a conversation with the assistant',
})

/**
 * Shares a conversation with the staff of its site, who can read it by URL, or stops sharing. Nobody else can act in
 * it.
 */
export const shareOneChat = defineOperation({
  ...chatOperation,
  name: 'shareChat',
  audit: 'chat.shared',
  input: z.strictObject({ id: chatId, isShared: z.boolean() }),
  method: 'post',
  output: z.object({ isShared: z.boolean() }),
  path: '/chat/:id/share',
  run: async ({ audit, input: { id, isShared }, person, req, tenantId }) => {
    const chat = await ownChat(req, { id, person, tenantId })
    await shareChat(req, chat, isShared)
    audit({
      after: { isShared },
      before: { isShared: chat.sharedAt !== null },
      isNothing: isShared === (chat.sharedAt !== null),
      target: `chats/${id}`,
    })
    return { isShared }
  },
  summary: 'Share a conversation with the staff of its site',
})

/** Deletes a conversation with everything in it. Applied changes are kept but can no longer be undone from it. */
export const deleteOneChat = defineOperation({
  ...chatOperation,
  name: 'deleteChat',
  audit: null,
  method: 'delete',
  output: z.object({ deleted: z.boolean() }),
  path: '/chat/:id',
  run: async ({ input: { id }, person, req, tenantId }) => {
    await ownChat(req, { id, person, tenantId })
    await requestStop(req, id)
    await deleteChat(req, id)
    return { deleted: true }
  },
  summary: 'Delete a conversation with the assistant',
})

export const listHistory = defineOperation({
  name: 'listChats',
  area: AREA,
  audit: null,
  input: z.strictObject({
    /** The last conversation of the previous page: its creation time or its id. */
    ending_before: z.union([chatId, z.iso.datetime({ offset: true })]).optional(),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
    /** Text in the title or in the user's messages. */
    search: z.string().trim().max(200).optional(),
    tenant: z.uuid().optional(),
  }),
  method: 'get',
  output: z.object({ chats: z.array(chat), hasMore: z.boolean() }),
  path: '/history',
  rewriteError: toChatMessage,
  run: async ({ input: { ending_before: before, limit, search }, person, req, tenantId }) => {
    await requirePlan(req, tenantId)
    const found = await listChats(req, {
      limit,
      tenantId: tenantId,
      userId: person.id,
      ...(before && { before }),
      ...(search && { search }),
    })
    const chats = found
      .slice(0, limit)
      .map(({ createdAt, id, title }) => ({ createdAt: createdAt.toISOString(), id, title }))
    return { chats, hasMore: found.length > limit }
  },
  summary: 'List your conversations with the assistant',
  tenant: async ({ tenant }, req) => tenant ?? (await personOf(req))?.current?.id ?? null,
  who: member,
})
