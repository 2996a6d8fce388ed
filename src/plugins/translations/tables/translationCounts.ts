import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LanguageCounts } from '../lib/facts'

/** How many texts of a document there are, and how many of them each language has: what the overview of a site adds up. */
export const translationCounts = pgTable(
  'translation_counts',
  {
    documentId: uuid('document_id').primaryKey(),
    collection: text('collection').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** The main language that the texts were counted in. With another one the document has to be counted again. */
    main: text('main').notNull(),
    total: integer('total').notNull(),
    /** By language, without those in which nothing is written. */
    languages: jsonb('languages').$type<LanguageCounts>().notNull(),
  },
  (table) => [index('translation_counts_tenant_idx').on(table.tenantId, table.collection)],
)
