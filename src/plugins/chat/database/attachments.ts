import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import { attachments } from '../tables/attachments'

const c = namesOf('chats', 'c')

type Row = typeof attachments.$inferSelect

/** An attachment without its content. */
export type StoredAttachment = Omit<Row, 'content' | 'preview'>

const { bytes, chatId, createdAt, id, messageId, name, tenantId, type, userId } = attachments
const COLUMNS = { bytes, chatId, createdAt, id, messageId, name, tenantId, type, userId }

export async function insertAttachment(
  req: Transaction,
  attachment: Omit<Row, 'createdAt' | 'messageId'>,
): Promise<void> {
  await (await dbOf(req)).insert(attachments).values(attachment)
}

export async function findAttachment(req: Transaction, key: string): Promise<StoredAttachment | null> {
  const [row] = await (await dbOf(req)).select(COLUMNS).from(attachments).where(eq(id, key))
  return row ?? null
}

/** Attachments of a conversation by id, in that order; missing ones are left out. */
export async function listAttachments(req: Transaction, chat: string, ids: string[]): Promise<StoredAttachment[]> {
  if (ids.length === 0) return []
  const rows = await (
    await dbOf(req)
  )
    .select(COLUMNS)
    .from(attachments)
    .where(and(eq(chatId, chat), inArray(id, ids)))
  return ids.flatMap((key) => rows.find((row) => row.id === key) ?? [])
}

/**
 * The content of an attachment; with `isSmall` the preview, as screens and models use it. Null if it no longer exists.
 */
export async function readContent(req: Transaction, key: string, isSmall = false): Promise<Buffer | null> {
  const content = isSmall ? sql<Buffer>`coalesce(${attachments.preview}, ${attachments.content})` : attachments.content
  const [row] = await (await dbOf(req)).select({ content }).from(attachments).where(eq(id, key))
  return row?.content ?? null
}

/**
 * Assigns attachments to a message within the transaction: unsent ones, and those of the message it replaces.
 * @returns the attachments of the message, in the order of the ids
 */
export async function assignToMessage(
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
    .returning(COLUMNS)
  return ids.flatMap((key) => rows.find((row) => row.id === key) ?? [])
}

/**
 * Removes an unsent attachment.
 * @returns false if there is none
 */
export async function removeAttachment(req: Transaction, key: string): Promise<boolean> {
  const deleted = await (
    await dbOf(req)
  )
    .delete(attachments)
    .where(and(eq(id, key), isNull(messageId)))
    .returning({ id })
  return deleted.length > 0
}

/** Removes the attachments of a message. */
export async function removeAttachmentsOf(req: Transaction, chat: string, message: string): Promise<void> {
  await (await dbOf(req)).delete(attachments).where(and(eq(chatId, chat), eq(messageId, message)))
}

/** Removes unsent attachments created before `before`, and those whose conversation no longer exists. */
export async function deleteUnsent(payload: BasePayload, before: Date): Promise<void> {
  const isOrphaned = sql`not exists (select from ${c} where ${c.id} = ${chatId}::text)`
  await (
    await dbOf({ payload })
  )
    .delete(attachments)
    .where(and(lt(createdAt, before), or(isNull(messageId), isOrphaned)))
}
