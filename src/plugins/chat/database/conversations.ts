import { sql, type SQL } from 'drizzle-orm'
import { dbOf, lockValue } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'

const c = namesOf('chats', 'c')
const m = namesOf('chat_messages', 'm')
const chats = namesOf('chats')
const chatAttachments = namesOf('chat_attachments')
const chatChunks = namesOf('chat_chunks')
const chatProposals = namesOf('chat_proposals')
const chatRuns = namesOf('chat_runs')
const chatMessages = namesOf('chat_messages')

/** Locks a conversation, which may not exist yet, until the end of the transaction. */
export async function lockConversation(req: Transaction, id: string): Promise<void> {
  await lockValue(await dbOf(req), 'chats', id)
}

/** Ids of the user's conversations in a tenant with a text in their title, their messages or the names of their files. */
export async function findChatsByText(
  req: Transaction,
  { search, tenantId, userId }: { search: string; tenantId: string; userId: string },
): Promise<string[]> {
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isOwn = sql`${c.user_id} = ${userId}::uuid and ${c.tenant_id} = ${tenantId}::uuid`
  // A union, because for an `or` PostgreSQL may read the messages of everybody.
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(
    sql`select ${c.id} from ${c} where ${isOwn} and ${c.title} ilike ${like} union
      select ${c.id} from ${c} join ${m} on ${m.chat_id} = ${c.id} where ${isOwn} and ${m.role} = 'user' and exists
        (select from jsonb_array_elements(${m.parts}) part where part->>'text' ilike ${like} or part#>>'{data,name}' ilike ${like})`,
  )
  return rows.map(({ id }) => id)
}

/** Deletes what belongs to a conversation, before it is deleted itself. */
export async function deleteContents(req: Transaction, id: string): Promise<void> {
  await deleteContentsOf(req, { texts: sql`(${id})`, uuids: sql`(${id}::uuid)` })
}

/**
 * Deletes the conversations of a user with everything that belongs to them. In statements, as everything else of an
 * account: Payload would load and delete hundreds of conversations one by one.
 */
export async function deleteChatsOfUser(req: Transaction, userId: string): Promise<void> {
  const db = await dbOf(req)
  const isOwn = sql`from ${chats} where ${chats.user_id} = ${userId}::uuid`
  // An answer that ends at this moment adds its message before, or finds no conversation.
  await db.execute(sql`select ${chats.id} ${isOwn} for update`)
  await deleteContentsOf(req, {
    texts: sql`(select ${chats.id} ${isOwn})`,
    uuids: sql`(select ${chats.id}::uuid ${isOwn})`,
  })
  // Unsent attachments may belong to a conversation that was never created.
  await db.execute(sql`delete from ${chatAttachments} where ${chatAttachments.user_id} = ${userId}::uuid`)
  await db.execute(sql`delete ${isOwn}`)
}

/** @param ids of the conversations; a collection refers to them as texts, a table as uuids */
async function deleteContentsOf(req: Transaction, { texts, uuids }: { texts: SQL; uuids: SQL }): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`delete from ${chatChunks} where ${chatChunks.run_id} in (select ${chatRuns.id} from ${chatRuns} where ${chatRuns.chat_id} in ${uuids})`,
  )
  for (const table of [chatAttachments, chatRuns, chatProposals])
    await db.execute(sql`delete from ${table} where ${table.chat_id} in ${uuids}`)
  await db.execute(sql`delete from ${chatMessages} where ${chatMessages.chat_id} in ${texts}`)
}
