import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Reviews of documents, open or sent back. A row is deleted when its document is published. */
export const documentReviews = pgTable(
  'document_reviews',
  {
    documentId: uuid('document_id').primaryKey(),
    /** Slug of the content type. */
    collection: text('collection').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    state: text('state').$type<'asked' | 'sentBack'>().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Message from the requester to the reviewer. */
    note: text('note'),
    answeredBy: uuid('answered_by'),
    answeredAt: moment('answered_at'),
    /** What remains to be done, written by the reviewer. */
    answer: text('answer'),
  },
  (table) => [index('document_reviews_tenant_idx').on(table.tenantId, table.askedAt)],
)
