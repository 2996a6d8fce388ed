import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Who saved a document last, and when: one row for each screen (or person without one) that it was saved from, and one
 * for each change outside its form.
 */
export const documentSaves = pgTable(
  'document_saves',
  {
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    /** The tab of a browser; for callers without one the person; empty for the system; `outside:` and an id for a change outside the form. */
    writer: text('writer').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** Null for the system. */
    personId: uuid('person_id'),
    /** As the document's own `updatedAt` says. */
    savedAt: timestamp('saved_at', { precision: 3, withTimezone: true }).notNull(),
    /** Of a change outside the form: values of each field before and after, by its name. Null for a save of everything. */
    changed: jsonb('changed').$type<Record<string, [before: unknown, after: unknown]>>(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.writer] }),
    index('document_saves_tenant_idx').on(table.tenantId),
    index('document_saves_saved_idx').on(table.savedAt),
  ],
)
