import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Facts } from '../lib/facts'

/**
 * The source text for which each translation was written. Stored for each version, so that restoring a version also
 * restores its facts.
 */
export const translationFacts = pgTable(
  'translation_facts',
  {
    versionId: uuid('version_id').primaryKey(),
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    facts: jsonb('facts').$type<Facts>().notNull(),
    savedAt: timestamp('saved_at', { precision: 6, withTimezone: true }).notNull(),
  },
  (table) => [
    index('translation_facts_document_idx').on(table.documentId, table.savedAt),
    index('translation_facts_tenant_idx').on(table.tenantId),
  ],
)
