import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MessageState } from '../lib/messages'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** One answer while it is made, by one process. */
export const runs = pgTable(
  'chat_runs',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** What the person said. */
    messageId: uuid('message_id').notNull(),
    /** The message that it becomes. */
    replyId: uuid('reply_id').notNull(),
    /** The process that makes it, by the advisory lock that it holds for as long as it lives. */
    process: text('process').notNull(),
    status: text('status').$type<MessageState | 'running'>().notNull(),
    isStopRequested: boolean('is_stop_requested').notNull().default(false),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('chat_runs_running_idx')
      .on(table.chatId)
      .where(sql`status = 'running'`),
    index('chat_runs_chat_idx').on(table.chatId, table.startedAt),
    index('chat_runs_tenant_idx').on(table.tenantId),
  ],
)

/** What readers of an answer have seen of it, in the order of writing: several chunks of the SDK's stream in each row. */
export const chunks = pgTable(
  'chat_chunks',
  {
    runId: uuid('run_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** Number of its first chunk, from 1. */
    first: integer('first').notNull(),
    last: integer('last').notNull(),
    /** A JSON array. */
    chunks: text('chunks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.first] }), index('chat_chunks_tenant_idx').on(table.tenantId)],
)
