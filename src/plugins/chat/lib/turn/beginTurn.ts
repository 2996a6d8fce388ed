import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Person, TenantSummary } from '../../../../access/person'
import { planLimit } from '../../../../lib/plans/planAllows'
import { translatorOf } from '../../../../i18n/translator'
import { removeAttachmentsOf, takeAttachments, type StoredAttachment } from '../../database/attachments'
import {
  addMessage,
  createChat,
  deleteMessage,
  lockChat,
  readMessage,
  type StoredChat,
} from '../../database/conversations'
import { deleteWaiting } from '../../database/proposals'
import { createRun, newestRun, type StoredRun } from '../../database/runs'
import { countMessage } from '../../database/usage'
import { toPart } from '../attachments/attachment'
import { inMegabytes, MAX_MESSAGE_BYTES } from '../attachments/limits'
import { siteDay } from '../limits/siteDay'
import { titleFrom, textOf, type ChatMessage, type MessagePart } from '../messages'
import { AREA, refusal, refusedChat } from '../refusals'

export interface Sent {
  /** Ids of files that were attached to it before. */
  attachments: string[]
  chatId: string
  /** Of the person: refusals are in their language. */
  i18n: PayloadRequest['i18n']
  message: ChatMessage
  /** The answer to a message that was sent before is wanted once more. */
  isAgain: boolean
  /** The last message of the person, in whose place this one stands: it goes, and its answer with it. */
  replaces?: string
  person: Person
  tenant: TenantSummary
  /** The process that will answer. */
  process: string
}

export interface BegunTurn {
  chat: StoredChat
  run: StoredRun
  /** Steps of an earlier try that ended well: they are not done again. */
  kept: MessagePart[]
  /** False where the message has its answer already, or it is being made. */
  isNew: boolean
}

/**
 * Takes a message: once, whoever sends it how often. Counts it, stores it and begins its answer, in the request's
 * transaction.
 * @throws OperationError where it is refused; nothing is stored or counted then
 */
export async function beginTurn(
  req: PayloadRequest,
  { attachments, chatId, i18n, isAgain, message, person, process, replaces, tenant }: Sent,
): Promise<BegunTurn> {
  await createChat(req, { id: chatId, tenantId: tenant.id, title: titleFrom(textOf(message)), userId: person.id })
  const chat = await lockChat(req, chatId)
  if (!chat || chat.tenantId !== tenant.id) throw refusal('not_found:chat')
  if (chat.userId !== person.id) throw refusal('forbidden:chat')
  const known = await readMessage(req, chatId, message.id)
  const newest = await newestRun(req, chatId)
  if (known) {
    const run = await newestRun(req, chatId, message.id)
    if (known.role !== 'user' || !run) throw refusal('bad_request:api')
    if (!isAgain || run.status === 'running') return { chat, isNew: false, kept: [], run }
    if (newest?.id !== run.id) throw refusal('bad_request:api')
    const kept = await takeBack(req, run, tenant)
    return { chat, isNew: true, kept, run: await createRun(req, { ...toRun(chat, message.id, process) }) }
  }
  if (isAgain) throw refusal('not_found:chat')
  if (newest?.status === 'running')
    throw refusedChat(`conflict:${AREA}`, 409, 'Please wait for the answer before you send another message.')
  if (replaces && newest?.messageId !== replaces) throw refusal('bad_request:api')
  await count(req, tenant)
  const attached = await attachedTo(req, { attachments, chatId, i18n, message, person, ...(replaces && { replaces }) })
  if (replaces) await removeExchange(req, newest!)
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

/** Files that come with a message: the person's own, for this conversation. @throws OperationError where one is gone, or they are too much together */
async function attachedTo(
  req: PayloadRequest,
  {
    attachments,
    chatId,
    i18n,
    message,
    person,
    replaces,
  }: Pick<Sent, 'attachments' | 'chatId' | 'i18n' | 'message' | 'person' | 'replaces'>,
): Promise<StoredAttachment[]> {
  const ids = [...new Set(attachments)]
  const taken = await takeAttachments(req, {
    chat: chatId,
    ids,
    message: message.id,
    user: person.id,
    ...(replaces && { replaces }),
  })
  const t = translatorOf(i18n)
  if (taken.length < ids.length) throw refusedChat(`refused:${AREA}`, 422, t('chatAttachGone'))
  if (taken.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_MESSAGE_BYTES)
    throw refusedChat(`too_large:${AREA}`, 413, t('chatAttachTogether', { megabytes: inMegabytes(MAX_MESSAGE_BYTES) }))
  return taken
}

/** Removes a message with its answer and what was attached. What was applied from it stays, and can still be undone. */
async function removeExchange(req: PayloadRequest, { chatId, messageId, replyId }: StoredRun): Promise<void> {
  await deleteWaiting(req, chatId, messageId)
  await deleteMessage(req, chatId, replyId)
  await deleteMessage(req, chatId, messageId)
  await removeAttachmentsOf(req, chatId, messageId)
}

/** Another answer in place of one that was whole is another message; after one that failed it is what was asked for. */
async function takeBack(req: PayloadRequest, run: StoredRun, tenant: TenantSummary): Promise<MessagePart[]> {
  const reply = await readMessage(req, run.chatId, run.replyId)
  if (run.status === 'complete') {
    await count(req, tenant)
    await deleteWaiting(req, run.chatId, run.messageId)
  }
  await deleteMessage(req, run.chatId, run.replyId)
  return run.status === 'complete' ? [] : (reply?.parts ?? []).filter(isDone)
}

/** A step that came to its end, and what it proposed. */
const isDone = (part: MessagePart): boolean =>
  part.type === 'data-proposal' ||
  (part.type.startsWith('tool-') && 'state' in part && part.state === 'output-available')

async function count(req: PayloadRequest, tenant: TenantSummary): Promise<void> {
  const { day, secondsLeft } = siteDay(new Date(), tenant.timezone)
  if (!(await countMessage(req, { day, limit: planLimit(tenant, 'chat_messages_per_day'), tenantId: tenant.id })))
    throw refusal('rate_limit:chat', { retryAfter: secondsLeft })
}
