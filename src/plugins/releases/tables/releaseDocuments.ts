import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Before, Outcome } from '../lib/states'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Documents in releases. */
export const releaseDocuments = pgTable(
  'release_documents',
  {
    releaseId: uuid('release_id').notNull(),
    /** Slug of the content type. */
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** True publishes the document, false unpublishes it. */
    isPublish: boolean('is_publish').notNull(),
    /** Whether its release can still go live. */
    isOpen: boolean('is_open').notNull().default(true),
    position: integer('position').notNull(),
    /** Title when it was added, shown once the document no longer exists. */
    title: text('title').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
    addedBy: uuid('added_by').notNull(),
    /** What going live did to it; null until then. */
    outcome: text('outcome').$type<Outcome>(),
    /** Its state before going live. */
    before: jsonb('before').$type<Before>(),
    /** Its newest version right after going live, and when that was saved. */
    leftVersion: uuid('left_version'),
    leftAt: moment('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.collection, table.documentId] }),
    uniqueIndex('release_documents_open')
      .on(table.collection, table.documentId)
      .where(sql`${table.isOpen}`),
    index('release_documents_tenant_idx').on(table.tenantId),
  ],
)
