import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/**
 * Files attached to messages. Their content is stored here rather than with the uploads, so that it is deleted in the
 * same transaction as the conversation and has no public URL.
 */
export const attachments = pgTable(
  'chat_attachments',
  {
    id: uuid('id').primaryKey(),
    /** The conversation may not exist yet. */
    chatId: uuid('chat_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The message it was sent with; null until sent. */
    messageId: uuid('message_id'),
    name: text('name').notNull(),
    /** Media type, detected from the content. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    content: bytea('content').notNull(),
    /** Preview of a picture for screens and models, as WebP. Null for other files. */
    preview: bytea('preview'),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chat_attachments_chat_idx').on(table.chatId, table.messageId),
    index('chat_attachments_user_idx').on(table.userId),
    index('chat_attachments_tenant_idx').on(table.tenantId),
  ],
)
