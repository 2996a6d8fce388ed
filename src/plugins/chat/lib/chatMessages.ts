import type { Where } from 'payload'
import type { Transaction } from '@/exports/types'
import { idOf, required } from '@/lib/values'
import type { ChatMessage as ChatMessageDocument } from '@/payload-types'
import type { MessagePart, MessageState } from './messages'

/** A message of a conversation. */
export interface StoredMessage {
  chatId: string
  /** Unique within the conversation. */
  id: string
  tenantId: string
  role: 'assistant' | 'user'
  parts: MessagePart[]
  state: MessageState
  createdAt: Date
}

const toStored = ({ chat, createdAt, messageId, parts, role, state, tenant }: ChatMessageDocument): StoredMessage => ({
  chatId: required(idOf(chat), 'the conversation of a message'),
  createdAt: new Date(createdAt),
  id: messageId,
  // Only `addMessage` writes them.
  parts: (Array.isArray(parts) ? parts : []) as MessagePart[],
  role,
  state,
  tenantId: required(idOf(tenant), 'the tenant of a message'),
})

const LOCAL = {
  collection: 'chat-messages',
  depth: 0,
  // The caller has found or created the conversation, and decided whether the user may read or write it.
  overrideAccess: true,
} as const

const isMessage = (chatId: string, id: string): Where => ({
  and: [{ chat: { equals: chatId } }, { messageId: { equals: id } }],
})

export async function listMessages(req: Transaction, chatId: string): Promise<StoredMessage[]> {
  const where: Where = { chat: { equals: chatId } }
  return (await req.payload.find({ ...LOCAL, pagination: false, req, sort: 'place', where })).docs.map(toStored)
}

export async function readMessage(req: Transaction, chatId: string, id: string): Promise<StoredMessage | null> {
  const where = isMessage(chatId, id)
  const [message] = (await req.payload.find({ ...LOCAL, limit: 1, pagination: false, req, where })).docs
  return message ? toStored(message) : null
}

/** Appends a message to a locked conversation. */
export async function addMessage(
  req: Transaction,
  { chatId, id, parts, role, state, tenantId }: Omit<StoredMessage, 'createdAt'>,
): Promise<void> {
  const [last] = (
    await req.payload.find({
      ...LOCAL,
      limit: 1,
      pagination: false,
      req,
      select: { place: true },
      sort: '-place',
      where: { chat: { equals: chatId } },
    })
  ).docs
  const data = { chat: chatId, messageId: id, parts, place: (last?.place ?? -1) + 1, role, state, tenant: tenantId }
  await req.payload.create({ ...LOCAL, data, req })
}

export async function deleteMessage(req: Transaction, chatId: string, id: string): Promise<void> {
  await req.payload.delete({ ...LOCAL, req, where: isMessage(chatId, id) })
}
