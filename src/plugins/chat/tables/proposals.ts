import { sql } from 'drizzle-orm'
import { index, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProposalState, ProposedDocument } from '../lib/proposals/proposal'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** What the assistant would change, and what became of it. */
export const proposals = pgTable(
  'chat_proposals',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** What the person said that it answers. */
    messageId: uuid('message_id').notNull(),
    tool: text('tool').notNull(),
    title: text('title').notNull(),
    /** Of what it asks for: the same asked again is the same proposal. */
    digest: text('digest').notNull(),
    /** With what undoing needs to know, until 30 days after it was applied. */
    documents: json('documents').$type<ProposedDocument[]>().notNull(),
    state: text('state').$type<ProposalState>().notNull().default('waiting'),
    createdAt: moment('created_at').notNull().defaultNow(),
    appliedAt: moment('applied_at'),
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
