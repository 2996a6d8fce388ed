import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/**
 * Files that somebody attached to what they say. Their content lies here and not among the uploads: it goes in the same
 * transaction as the conversation, and no address leads to what has no row.
 */
export const attachments = pgTable(
  'chat_attachments',
  {
    id: uuid('id').primaryKey(),
    /** Of a conversation that may begin with the message that it is for. */
    chatId: uuid('chat_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** What the person said with it; null until it is sent. */
    messageId: uuid('message_id'),
    name: text('name').notNull(),
    /** Media type, by what is in it. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    content: bytea('content').notNull(),
    /** A picture as screens and models see it: WebP, and no larger than they can show. Null for what is no picture. */
    preview: bytea('preview'),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chat_attachments_chat_idx').on(table.chatId, table.messageId),
    index('chat_attachments_user_idx').on(table.userId),
    index('chat_attachments_tenant_idx').on(table.tenantId),
  ],
)
