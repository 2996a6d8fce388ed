import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Authors of document versions: one row per person, as an autosave may continue a version that somebody else began. */
export const versionWriters = pgTable(
  'version_writers',
  {
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    versionId: uuid('version_id').notNull(),
    personId: uuid('person_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    savedAt: timestamp('saved_at', { precision: 3, withTimezone: true }).notNull(),
    /** When the version that it restores was saved; null if it restores none. */
    restoredSavedAt: timestamp('restored_saved_at', { precision: 3, withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.personId] }),
    index('version_writers_document_idx').on(table.documentId),
    index('version_writers_tenant_idx').on(table.tenantId),
    index('version_writers_person_idx').on(table.personId, table.tenantId),
  ],
)
