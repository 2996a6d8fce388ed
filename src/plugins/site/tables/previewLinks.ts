import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Links that show one draft to anyone who has them. Only hashes of their tokens are stored. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    /** Language of the draft. */
    language: text('language').notNull(),
    /** Creator. The link stops working when they lose the permission. */
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { precision: 3, withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { precision: 3, withTimezone: true }),
  },
  (table) => [
    uniqueIndex('preview_links_token_idx').on(table.tokenHash),
    index('preview_links_document_idx').on(table.collection, table.documentId),
    index('preview_links_tenant_idx').on(table.tenantId),
    index('preview_links_expires_idx').on(table.expiresAt),
  ],
)
