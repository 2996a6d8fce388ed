import { sql } from 'drizzle-orm'
import { index, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProposalState, ProposedDocument } from '../lib/proposals/proposal'

const timestampColumn = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Changes proposed by the assistant, and their state. */
export const proposals = pgTable(
  'chat_proposals',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** The user message that led to it. */
    messageId: uuid('message_id').notNull(),
    tool: text('tool').notNull(),
    title: text('title').notNull(),
    /** Hash of the proposed change, so that the same one is stored once per message. */
    digest: text('digest').notNull(),
    /** Includes the undo data until 30 days after it was applied. */
    documents: json('documents').$type<ProposedDocument[]>().notNull(),
    state: text('state').$type<ProposalState>().notNull().default('waiting'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    appliedAt: timestampColumn('applied_at'),
  },
  (table) => [
    uniqueIndex('chat_proposals_same_idx').on(table.chatId, table.messageId, table.digest),
    index('chat_proposals_tenant_idx').on(table.tenantId),
    // Only of those that can still be undone: the others are all that were ever made.
    index('chat_proposals_undo_idx')
      .on(table.appliedAt)
      .where(sql`state = 'applied' and documents::text like '%"undo":%'`),
  ],
)
