import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Documents that wait for somebody who may publish them, or were sent back. A row goes when its document is published. */
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
    /** What whoever looks at it should know. */
    note: text('note'),
    answeredBy: uuid('answered_by'),
    answeredAt: moment('answered_at'),
    /** What is still to be done. */
    answer: text('answer'),
  },
  (table) => [index('document_reviews_tenant_idx').on(table.tenantId, table.askedAt)],
)
