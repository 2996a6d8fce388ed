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
import type { Before, Failure, Outcome, Refusal, ReleaseState } from '../lib/states'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Changes of many documents of a site that go live as one. */
export const releases = pgTable(
  'releases',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    title: text('title').notNull(),
    note: text('note'),
    state: text('state').$type<ReleaseState>().notNull().default('draft'),
    /** When it goes live by itself; null where nothing is planned. */
    plannedFor: moment('planned_for'),
    /** With whose rights. */
    plannedBy: uuid('planned_by'),
    createdBy: uuid('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the release itself and of the list of its documents. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    liveAt: moment('live_at'),
    liveBy: uuid('live_by'),
    takenBackAt: moment('taken_back_at'),
    takenBackBy: uuid('taken_back_by'),
    /** Why it did not go live at its time. */
    refusals: jsonb('refusals').$type<Failure | Refusal[]>(),
  },
  (table) => [
    index('releases_tenant_idx').on(table.tenantId, table.createdAt),
    index('releases_due_idx')
      .on(table.plannedFor)
      .where(sql`${table.state} = 'planned'`),
  ],
)

/** The documents of releases. */
export const releaseDocuments = pgTable(
  'release_documents',
  {
    releaseId: uuid('release_id').notNull(),
    /** Slug of the content type. */
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** It is published; else it is taken off the site. */
    isPublish: boolean('is_publish').notNull(),
    /** Its release can still go live. */
    isOpen: boolean('is_open').notNull().default(true),
    position: integer('position').notNull(),
    /** What it was called when it was added, for when it is gone. */
    title: text('title').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
    addedBy: uuid('added_by').notNull(),
    /** What going live did to it; null until then. */
    outcome: text('outcome').$type<Outcome>(),
    /** What it was before. */
    before: jsonb('before').$type<Before>(),
    /** Its newest version as going live left it, and the moment of that. */
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
