import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction } from '../../../database/connections'
import { attachments } from '../tables/attachments'

type Row = typeof attachments.$inferSelect

/** An attachment without what is in it. */
export type StoredAttachment = Omit<Row, 'content' | 'preview'>

const { bytes, chatId, createdAt, id, messageId, name, tenantId, type, userId } = attachments
const KNOWN = { bytes, chatId, createdAt, id, messageId, name, tenantId, type, userId }

export async function keepAttachment(
  req: Transaction,
  attachment: Omit<Row, 'createdAt' | 'messageId'>,
): Promise<void> {
  await (await dbOf(req)).insert(attachments).values(attachment)
}

export async function findAttachment(req: Transaction, key: string): Promise<StoredAttachment | null> {
  const [row] = await (await dbOf(req)).select(KNOWN).from(attachments).where(eq(id, key))
  return row ?? null
}

/** Attachments of a conversation by their ids, in that order; those that are not there are left out. */
export async function listAttachments(req: Transaction, chat: string, ids: string[]): Promise<StoredAttachment[]> {
  if (ids.length === 0) return []
  const rows = await (
    await dbOf(req)
  )
    .select(KNOWN)
    .from(attachments)
    .where(and(eq(chatId, chat), inArray(id, ids)))
  return ids.flatMap((key) => rows.find((row) => row.id === key) ?? [])
}

/** What is in an attachment; with `isSmall`, as screens and models see it. Null where it is gone. */
export async function readContent(req: Transaction, key: string, isSmall = false): Promise<Buffer | null> {
  const content = isSmall ? sql<Buffer>`coalesce(${attachments.preview}, ${attachments.content})` : attachments.content
  const [row] = await (await dbOf(req)).select({ content }).from(attachments).where(eq(id, key))
  return row?.content ?? null
}

/**
 * Gives attachments to a message, held until the end of the transaction: those that are sent for the first time, and those
 * of the message in whose place it stands.
 * @returns what it has now, in the order of the ids
 */
export async function takeAttachments(
  req: Transaction,
  {
    chat,
    ids,
    message,
    replaces = null,
    user,
  }: { chat: string; ids: string[]; message: string; replaces?: string | null; user: string },
): Promise<StoredAttachment[]> {
  if (ids.length === 0) return []
  const isFree = replaces ? or(isNull(messageId), eq(messageId, replaces)) : isNull(messageId)
  const rows = await (
    await dbOf(req)
  )
    .update(attachments)
    .set({ messageId: message })
    .where(and(eq(chatId, chat), eq(userId, user), inArray(id, ids), isFree))
    .returning(KNOWN)
  return ids.flatMap((key) => rows.find((row) => row.id === key) ?? [])
}

/** Removes an attachment that is not sent yet. @returns false where there is none */
export async function removeAttachment(req: Transaction, key: string): Promise<boolean> {
  const gone = await (
    await dbOf(req)
  )
    .delete(attachments)
    .where(and(eq(id, key), isNull(messageId)))
    .returning({ id })
  return gone.length > 0
}

/** Removes what was attached to a message. */
export async function removeAttachmentsOf(req: Transaction, chat: string, message: string): Promise<void> {
  await (await dbOf(req)).delete(attachments).where(and(eq(chatId, chat), eq(messageId, message)))
}

/** Removes what was attached before then and never sent, and what belongs to no conversation any more. */
export async function deleteUnsent(payload: BasePayload, before: Date): Promise<void> {
  const isLost = sql`not exists (select from chats c where c.id = ${chatId})`
  await (await dbOf({ payload })).delete(attachments).where(and(lt(createdAt, before), or(isNull(messageId), isLost)))
}
