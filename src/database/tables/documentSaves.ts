import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * The last saves of documents: one row per browser tab (or per user without one), and one per change outside the form.
 */
export const documentSaves = pgTable(
  'document_saves',
  {
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    /**
     * Id of the browser tab; without one, of the user; empty for the system; `outside:` and an id for a change outside
     * the form.
     */
    writer: text('writer').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** Null for the system. */
    personId: uuid('person_id'),
    /** The document's `updatedAt`. */
    savedAt: timestamp('saved_at', { precision: 3, withTimezone: true }).notNull(),
    /** For a change outside the form: values before and after, by field name. Null for a save of the whole document. */
    changed: jsonb('changed').$type<Record<string, [before: unknown, after: unknown]>>(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.writer] }),
    index('document_saves_tenant_idx').on(table.tenantId),
    index('document_saves_saved_idx').on(table.savedAt),
  ],
)
