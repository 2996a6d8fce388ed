import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Documents that a starter has written. Rows with a `tenant_id` are deleted with their tenant. */
export const starterDocuments = pgTable(
  'starter_documents',
  {
    documentId: uuid('document_id').primaryKey(),
    /** Slug of the content type. */
    collection: text('collection').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** Key of the starter. */
    starter: text('starter').notNull(),
    /** When the starter last wrote the document: whoever changes it afterwards moves its `updatedAt`. */
    leftAt: timestamp('left_at', { precision: 3, withTimezone: true }).notNull(),
    /** Order of writing: what refers to others comes after them. */
    position: integer('position').notNull(),
  },
  (table) => [index('starter_documents_tenant_idx').on(table.tenantId)],
)
