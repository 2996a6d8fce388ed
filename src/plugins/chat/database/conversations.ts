import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { chats, messages } from '../tables/conversations'

export type StoredChat = typeof chats.$inferSelect
export type StoredMessage = typeof messages.$inferSelect

/** Creates a conversation unless its id already exists, whoever it belongs to. */
export async function createChat(
  req: Transaction,
  chat: Pick<StoredChat, 'id' | 'tenantId' | 'title' | 'userId'>,
): Promise<void> {
  await (await dbOf(req)).insert(chats).values(chat).onConflictDoNothing()
}

export async function readChat(req: Transaction, id: string): Promise<StoredChat | null> {
  const [row] = await (await dbOf(req)).select().from(chats).where(eq(chats.id, id))
  return row ?? null
}

/**
 * Reads a conversation and locks its row until the end of the transaction, so that its messages are written one at a
 * time.
 */
export async function lockChat(req: Transaction, id: string): Promise<StoredChat | null> {
  const [row] = await (await dbOf(req)).select().from(chats).where(eq(chats.id, id)).for('update')
  return row ?? null
}

export async function renameChat(req: Transaction, id: string, title: string): Promise<void> {
  await (await dbOf(req)).update(chats).set({ title }).where(eq(chats.id, id))
}

/**
 * Shares a conversation with the staff of its tenant, or stops sharing. Sharing again keeps the original `sharedAt`.
 */
export async function shareChat(req: Transaction, id: string, isShared: boolean): Promise<void> {
  const sharedAt = isShared ? sql`coalesce(${chats.sharedAt}, now())` : null
  await (await dbOf(req)).update(chats).set({ sharedAt }).where(eq(chats.id, id))
}

/** Replaces the title, unless somebody has renamed the conversation in the meantime. */
export async function retitleChat(
  req: Transaction,
  { from, id, to }: { from: string; id: string; to: string },
): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(chats)
    .set({ title: to })
    .where(and(eq(chats.id, id), eq(chats.title, from)))
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
  const db = await dbOf(req)
  const isOwn = and(eq(chats.userId, userId), eq(chats.tenantId, tenantId))
  return db
    .select()
    .from(chats)
    .where(and(isOwn, before ? await isOlderThan(req, before) : undefined, search ? matchesSearch(search) : undefined))
    .orderBy(desc(chats.createdAt), desc(chats.id))
    .limit(limit + 1)
}

/** Compares the JSON text of messages: what users typed may contain characters that PostgreSQL cannot unescape. */
function matchesSearch(search: string) {
  const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  // Only the typed text and the file names, not the keys or other values.
  const typedText = sql`regexp_replace(regexp_replace(m.parts::text, '"(type|id|state|bytes)":("[^"]*"|[0-9]+)', '', 'g'), '"(data|name|text)":', '', 'g')`
  return sql`(${chats.title} ilike ${like(search)} or exists (select from chat_messages m where m.chat_id = ${chats.id} and m.role = 'user' and ${typedText} ilike ${like(JSON.stringify(search).slice(1, -1))}))`
}

async function isOlderThan(req: Transaction, before: string) {
  if (before.includes('T')) return lt(chats.createdAt, new Date(before))
  const last = await readChat(req, before)
  return last
    ? or(lt(chats.createdAt, last.createdAt), and(eq(chats.createdAt, last.createdAt), lt(chats.id, last.id)))
    : sql`false`
}

export async function listMessages(req: Transaction, chatId: string): Promise<StoredMessage[]> {
  return (await dbOf(req)).select().from(messages).where(eq(messages.chatId, chatId)).orderBy(messages.place)
}

export async function readMessage(req: Transaction, chatId: string, id: string): Promise<StoredMessage | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.id, id)))
  return row ?? null
}

/** Appends a message to a locked conversation and marks the conversation as updated. */
export async function addMessage(
  req: Transaction,
  message: Pick<StoredMessage, 'chatId' | 'id' | 'parts' | 'role' | 'state' | 'tenantId'>,
): Promise<void> {
  const db = await dbOf(req)
  const place = sql<number>`(select coalesce(max(place) + 1, 0) from chat_messages where chat_id = ${message.chatId}::uuid)`
  await db.insert(messages).values({ ...message, place })
  await db.update(chats).set({ updatedAt: new Date() }).where(eq(chats.id, message.chatId))
}

export async function deleteMessage(req: Transaction, chatId: string, id: string): Promise<void> {
  await (await dbOf(req)).delete(messages).where(and(eq(messages.chatId, chatId), eq(messages.id, id)))
}

/** Deletes conversations with everything that belongs to them. */
export async function deleteChats(req: Transaction, by: { id: string } | { userId: string }): Promise<void> {
  const db = await dbOf(req)
  const condition = 'id' in by ? sql`id = ${by.id}::uuid` : sql`user_id = ${by.userId}::uuid`
  const ids = sql`(select id from chats where ${condition})`
  await db.execute(sql`delete from chat_chunks where run_id in (select id from chat_runs where chat_id in ${ids})`)
  // Unsent attachments may belong to a conversation that was never created.
  await db.execute(
    'id' in by
      ? sql`delete from chat_attachments where chat_id in ${ids}`
      : sql`delete from chat_attachments where user_id = ${by.userId}::uuid or chat_id in ${ids}`,
  )
  for (const table of ['chat_runs', 'chat_messages', 'chat_proposals'])
    await db.execute(sql`delete from ${sql.identifier(table)} where chat_id in ${ids}`)
  await db.execute(sql`delete from chats where ${condition}`)
}
