import { index, integer, json, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MessagePart, MessageState } from '../lib/messages'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** A conversation of one person in one tenant. */
export const chats = pgTable(
  'chats',
  {
    /** Given by the client. */
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    /** Since when the other staff of the tenant read it, who have its address; null while it is the person's alone. */
    sharedAt: moment('shared_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('chats_history_idx').on(table.userId, table.tenantId, table.createdAt),
    index('chats_tenant_idx').on(table.tenantId),
  ],
)

export const messages = pgTable(
  'chat_messages',
  {
    chatId: uuid('chat_id').notNull(),
    /** Given by the client for what the person says. Two conversations may use one id: it says nothing about the other. */
    id: uuid('id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** In the order of the conversation, from 0. */
    place: integer('place').notNull(),
    role: text('role').$type<'assistant' | 'user'>().notNull(),
    /** As text: what a model says may hold characters that jsonb refuses. */
    parts: json('parts').$type<MessagePart[]>().notNull(),
    state: text('state').$type<MessageState>().notNull().default('complete'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.id] }),
    uniqueIndex('chat_messages_place_idx').on(table.chatId, table.place),
    index('chat_messages_tenant_idx').on(table.tenantId),
  ],
)
