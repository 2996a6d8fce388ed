import type { Where } from 'payload'
import type { Transaction } from '@/exports/types'
import { idOf, required } from '@/lib/values'
import type { Chat } from '@/payload-types'
import { findChatsByText, lockConversation } from '../database/conversations'

/** A conversation of one user in one tenant. */
export interface StoredChat {
  id: string
  tenantId: string
  userId: string
  title: string
  /** When it was shared with the staff of the tenant; null while private. */
  sharedAt: Date | null
  createdAt: Date
}

const toStored = ({ createdAt, id, sharedAt, tenant, title, user }: Chat): StoredChat => ({
  createdAt: new Date(createdAt),
  id,
  sharedAt: sharedAt ? new Date(sharedAt) : null,
  tenantId: required(idOf(tenant), 'the tenant of a conversation'),
  title,
  userId: required(idOf(user), 'the owner of a conversation'),
})

const LOCAL = {
  collection: 'chats',
  depth: 0,
  // Operations decide who may read and write, and what: colleagues too read a conversation that is shared with them.
  overrideAccess: true,
} as const

export async function readChat(req: Transaction, id: string): Promise<StoredChat | null> {
  const chat = await req.payload.findByID({ ...LOCAL, disableErrors: true, id, req })
  return chat && toStored(chat)
}

/**
 * Reads a conversation and locks it until the end of the transaction, so that its messages are written one at a time.
 */
export async function lockChat(req: Transaction, id: string): Promise<StoredChat | null> {
  await lockConversation(req, id)
  return readChat(req, id)
}

/** Locks a conversation, and creates it unless its id already exists, whoever it belongs to. */
export async function openChat(
  req: Transaction,
  { id, tenantId, title, userId }: Pick<StoredChat, 'id' | 'tenantId' | 'title' | 'userId'>,
): Promise<StoredChat> {
  return (
    (await lockChat(req, id)) ??
    toStored(await req.payload.create({ ...LOCAL, data: { id, tenant: tenantId, title, user: userId }, req }))
  )
}

/** Locks it like every change: Payload writes all fields, also those that somebody else changes at this moment. */
export async function renameChat(req: Transaction, id: string, title: string): Promise<void> {
  await lockConversation(req, id)
  await req.payload.update({ ...LOCAL, data: { title }, id, req })
}

/**
 * Shares a conversation with the staff of its tenant, or stops sharing. Sharing again keeps the original `sharedAt`.
 */
export async function shareChat(req: Transaction, { id }: Pick<StoredChat, 'id'>, isShared: boolean): Promise<void> {
  const chat = await lockChat(req, id)
  if (!chat) return
  const sharedAt = isShared ? (chat.sharedAt ?? new Date()).toISOString() : null
  await req.payload.update({ ...LOCAL, data: { sharedAt }, id, req })
}

/** Replaces the title, unless somebody has renamed the conversation in the meantime. */
export async function retitleChat(
  req: Transaction,
  { from, id, to }: { from: string; id: string; to: string },
): Promise<void> {
  await lockConversation(req, id)
  const isUnchanged: Where = { and: [{ id: { equals: id } }, { title: { equals: from } }] }
  await req.payload.update({ ...LOCAL, data: { title: to }, req, where: isUnchanged })
}

/** Deletes a conversation with everything that belongs to it. */
export async function deleteChat(req: Transaction, id: string): Promise<void> {
  await lockConversation(req, id)
  await req.payload.delete({ ...LOCAL, id, req })
}

interface Page {
  userId: string
  tenantId: string
  limit: number
  /** Cursor: the last conversation of the previous page, as its id or its creation time. */
  before?: string
  /** Text to find in the title or in the user's messages. */
  search?: string
}

/** Newest first; one more than `limit` if there are further conversations. */
export async function listChats(
  req: Transaction,
  { before, limit, search, tenantId, userId }: Page,
): Promise<StoredChat[]> {
  const and: Where[] = [{ user: { equals: userId } }, { tenant: { equals: tenantId } }]
  if (before) and.push(await isOlderThan(req, before))
  if (search) and.push({ id: { in: await findChatsByText(req, { search, tenantId, userId }) } })
  const { docs } = await req.payload.find({
    ...LOCAL,
    limit: limit + 1,
    pagination: false,
    req,
    sort: ['-createdAt', '-id'],
    where: { and },
  })
  return docs.map(toStored)
}

async function isOlderThan(req: Transaction, before: string): Promise<Where> {
  if (before.includes('T')) return { createdAt: { less_than: before } }
  const last = await readChat(req, before)
  if (!last) return { id: { in: [] } }
  const createdAt = last.createdAt.toISOString()
  return {
    or: [
      { createdAt: { less_than: createdAt } },
      { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: last.id } }] },
    ],
  }
}
