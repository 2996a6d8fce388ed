import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MessageState } from '../lib/messages'

const timestampColumn = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** One attempt at an answer, made by one process. */
export const runs = pgTable(
  'chat_runs',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** The user message it answers. */
    messageId: uuid('message_id').notNull(),
    /** Id of the message that the answer becomes. */
    replyId: uuid('reply_id').notNull(),
    /** Name of the answering process, on which it holds an advisory lock while alive. */
    process: text('process').notNull(),
    status: text('status').$type<MessageState | 'running'>().notNull(),
    isStopRequested: boolean('is_stop_requested').notNull().default(false),
    startedAt: timestampColumn('started_at').notNull().defaultNow(),
    endedAt: timestampColumn('ended_at'),
  },
  (table) => [
    uniqueIndex('chat_runs_running_idx')
      .on(table.chatId)
      .where(sql`status = 'running'`),
    index('chat_runs_chat_idx').on(table.chatId, table.startedAt),
    index('chat_runs_tenant_idx').on(table.tenantId),
  ],
)

/** The stream of an answer, in order of writing; each row holds several chunks. */
export const chunks = pgTable(
  'chat_chunks',
  {
    runId: uuid('run_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** Number of the row's first chunk, from 1. */
    first: integer('first').notNull(),
    last: integer('last').notNull(),
    /** A JSON array. */
    chunks: text('chunks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.first] }), index('chat_chunks_tenant_idx').on(table.tenantId)],
)
