import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LanguageCounts } from '../lib/facts'

/** Number of texts of a document and of their translations in each language, which the overview of a site adds up. */
export const translationCounts = pgTable(
  'translation_counts',
  {
    documentId: uuid('document_id').primaryKey(),
    collection: text('collection').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** The main language at the time of counting. If it changes, the document has to be counted again. */
    main: text('main').notNull(),
    total: integer('total').notNull(),
    /** By language, without languages that have no texts. */
    languages: jsonb('languages').$type<LanguageCounts>().notNull(),
  },
  (table) => [index('translation_counts_tenant_idx').on(table.tenantId, table.collection)],
)
