import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * References between documents: one row for each reference that a document contains (relationship, upload, rich text,
 * block, theme value). Written in the transaction of the save; blocks are JSON without foreign keys of their own.
 */
export const references = pgTable(
  'document_references',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    /** `published` or `draft`. References of drafts count before publication. */
    state: text('state').notNull(),
    /** Empty for a field that is not localised. */
    locale: text('locale').notNull(),
    path: text('path').notNull(),
    targetCollection: text('target_collection').notNull(),
    targetId: uuid('target_id').notNull(),
  },
  (table) => [
    index('document_references_document_idx').on(table.collection, table.documentId, table.state, table.locale),
    index('document_references_target_idx').on(table.targetCollection, table.targetId),
    index('document_references_tenant_idx').on(table.tenantId),
  ],
)
