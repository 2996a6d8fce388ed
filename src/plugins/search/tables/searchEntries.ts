import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * The search index: one row for the published state of a document and one for its newest draft, written in the
 * transaction of the save.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    tenantId: uuid('tenant_id').notNull(),
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    /** `published` or `draft`. */
    status: text('status').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
    priority: integer('priority').notNull(),
    /** Folded title and slug by language. */
    localeTerms: jsonb('locale_terms').$type<Record<string, string>>().notNull(),
    /** The terms of all languages, which searches run against. */
    terms: text('terms').notNull(),
    updatedAt: timestamp('updated_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.status] }),
    index('search_entries_tenant_idx').on(table.tenantId, table.status, table.collection),
  ],
)
