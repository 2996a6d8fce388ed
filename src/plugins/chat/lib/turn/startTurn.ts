import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import type { Person, TenantSummary } from '@/exports/types'
import { planLimit } from '@/lib/plans/planAllows'
import { removeAttachmentsOf, assignToMessage, type StoredAttachment } from '../../database/attachments'
import { deleteWaiting } from '../../database/proposals'
import { createRun, newestRun, type StoredRun } from '../../database/runs'
import { countMessage } from '../../database/usage'
import { toPart } from '../attachments/attachment'
import { inMegabytes, MAX_MESSAGE_BYTES } from '../attachments/limits'
import { isFree, siteDay } from '../limits/usageOf'
import { addMessage, deleteMessage, readMessage } from '../chatMessages'
import { openChat, type StoredChat } from '../chats'
import { titleFrom, textOf, type ChatMessage, type MessagePart } from '../messages'
import { AREA, chatError, chatErrorWith } from '../chatErrors'

export interface SentMessage {
  /** Ids of attachments uploaded before. */
  attachments: string[]
  chatId: string
  /** The user's language, for error messages. */
  i18n: PayloadRequest['i18n']
  message: ChatMessage
  /** Whether another answer to an earlier message is requested. */
  isRegenerate: boolean
  /** Id of the user's last message, which this one replaces along with its answer. */
  replaces?: string
  person: Person
  tenant: TenantSummary
  /** Name of the process that will answer. */
  process: string
}

export interface StartedTurn {
  chat: StoredChat
  run: StoredRun
  /** Completed steps of an earlier attempt, which are not repeated. */
  kept: MessagePart[]
  /** False if the message already has an answer or it is in progress. */
  isNew: boolean
}

/**
 * Accepts a message exactly once, however often it is sent: counts it, stores it and starts a run, within the request's
 * transaction.
 * @throws OperationError if it is rejected, in which case nothing is stored or counted
 */
export async function startTurn(
  req: PayloadRequest,
  { attachments, chatId, i18n, isRegenerate, message, person, process, replaces, tenant }: SentMessage,
): Promise<StartedTurn> {
  const chat = await openChat(req, {
    id: chatId,
    tenantId: tenant.id,
    title: titleFrom(textOf(message)),
    userId: person.id,
  })
  if (chat.tenantId !== tenant.id) throw chatError('not_found:chat')
  if (chat.userId !== person.id) throw chatError('forbidden:chat')
  const existing = await readMessage(req, chatId, message.id)
  const newest = await newestRun(req, chatId)
  if (existing) {
    const run = await newestRun(req, chatId, message.id)
    if (existing.role !== 'user' || !run) throw chatError('bad_request:api')
    if (!isRegenerate || run.status === 'running') return { chat, isNew: false, kept: [], run }
    if (newest?.id !== run.id) throw chatError('bad_request:api')
    const kept = await withdrawAnswer(req, run, tenant)
    return { chat, isNew: true, kept, run: await createRun(req, { ...toRun(chat, message.id, process) }) }
  }
  if (isRegenerate) throw chatError('not_found:chat')
  if (newest?.status === 'running') throw chatErrorWith(`conflict:${AREA}`, 409, translatorOf(i18n)('chatErrorWait'))
  const replaced = replaces ? newest : null
  if (replaces && replaced?.messageId !== replaces) throw chatError('bad_request:api')
  await count(req, tenant)
  const attached = await assignAttachments(req, {
    attachments,
    chatId,
    i18n,
    message,
    person,
    ...(replaces && { replaces }),
  })
  if (replaced) await removeExchange(req, replaced)
  await addMessage(req, {
    chatId,
    id: message.id,
    parts: [...attached.map(toPart), ...message.parts],
    role: 'user',
    state: 'complete',
    tenantId: tenant.id,
  })
  return { chat, isNew: true, kept: [], run: await createRun(req, toRun(chat, message.id, process)) }
}

const toRun = (chat: StoredChat, messageId: string, process: string) => ({
  chatId: chat.id,
  id: randomUUID(),
  messageId,
  process,
  replyId: randomUUID(),
  tenantId: chat.tenantId,
})

/**
 * Assigns the user's own attachments of this conversation to a message.
 * @throws OperationError if one no longer exists, or their total size exceeds the limit
 */
async function assignAttachments(
  req: PayloadRequest,
  {
    attachments,
    chatId,
    i18n,
    message,
    person,
    replaces,
  }: Pick<SentMessage, 'attachments' | 'chatId' | 'i18n' | 'message' | 'person' | 'replaces'>,
): Promise<StoredAttachment[]> {
  const ids = [...new Set(attachments)]
  const assigned = await assignToMessage(req, {
    chat: chatId,
    ids,
    message: message.id,
    user: person.id,
    ...(replaces && { replaces }),
  })
  const t = translatorOf(i18n)
  if (assigned.length < ids.length) throw chatErrorWith(`refused:${AREA}`, 422, t('chatAttachGone'))
  if (assigned.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_MESSAGE_BYTES)
    throw chatErrorWith(
      `too_large:${AREA}`,
      413,
      t('chatAttachTogether', { megabytes: inMegabytes(MAX_MESSAGE_BYTES) }),
    )
  return assigned
}

/** Removes a message with its answer and attachments. Applied proposals are kept and can still be undone. */
async function removeExchange(req: PayloadRequest, { chatId, messageId, replyId }: StoredRun): Promise<void> {
  await deleteWaiting(req, chatId, messageId)
  await deleteMessage(req, chatId, replyId)
  await deleteMessage(req, chatId, messageId)
  await removeAttachmentsOf(req, chatId, messageId)
}

/**
 * Removes the previous answer. Replacing a complete answer counts as another message, and so does one that was given
 * back because it failed: a message is counted once for what it brings.
 */
async function withdrawAnswer(req: PayloadRequest, run: StoredRun, tenant: TenantSummary): Promise<MessagePart[]> {
  const reply = await readMessage(req, run.chatId, run.replyId)
  if (run.status === 'complete' || isFree(run.status)) await count(req, tenant)
  if (run.status === 'complete') await deleteWaiting(req, run.chatId, run.messageId)
  await deleteMessage(req, run.chatId, run.replyId)
  return run.status === 'complete' ? [] : (reply?.parts ?? []).filter(isDone)
}

/** A completed tool call, or its proposal. */
const isDone = (part: MessagePart): boolean =>
  part.type === 'data-proposal' ||
  (part.type.startsWith('tool-') && 'state' in part && part.state === 'output-available')

async function count(req: PayloadRequest, tenant: TenantSummary): Promise<void> {
  const { day, secondsLeft } = siteDay(new Date(), tenant.timezone)
  if (!(await countMessage(req, { day, limit: planLimit(tenant, 'chat_messages_per_day'), tenantId: tenant.id })))
    throw chatError('rate_limit:chat', { retryAfter: secondsLeft })
}
