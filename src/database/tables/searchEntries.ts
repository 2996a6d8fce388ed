import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The search index: one row for each document, written in the save's transaction. */
export const searchEntries = pgTable(
  'search_entries',
  {
    tenantId: uuid('tenant_id').notNull(),
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** `published` or `draft`. */
    status: text('status').notNull(),
    priority: integer('priority').notNull(),
    description: text('description'),
    /** Title and slug, folded (lower case, no accents), what a search looks through. */
    terms: text('terms').notNull(),
    updatedAt: timestamp('updated_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId] }),
    index('search_entries_tenant_idx').on(table.tenantId, table.collection, table.status),
  ],
)
