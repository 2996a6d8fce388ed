import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'
import { getTableColumns } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  type PgTable,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { accountTokens, rateLimits, secondFactors, signIns } from './accountTables'
import { secrets } from './secrets'
import { supportVisits } from './supportVisits'

/**
 * Counts changes to what a tenant's website shows: the sum of `changes`. Triggers insert a row in the transaction of
 * each change, so that saves never wait for each other, and merge rows from time to time. Rows of the nil UUID count
 * for every tenant.
 */
const siteChanges = pgTable(
  'site_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    changes: bigint('changes', { mode: 'number' }).notNull(),
  },
  (table) => [index('site_changes_tenant_idx').on(table.tenantId)],
)

/**
 * How much each site held when that was last counted: what the list of all sites is put in order by. What it shows of a site
 * is counted when somebody looks.
 */
const siteSizes = pgTable('site_sizes', {
  tenantId: uuid('tenant_id').primaryKey(),
  /** Bytes of uploads. */
  storage: bigint('storage', { mode: 'number' }).notNull(),
  /** Documents that visitors can see. */
  published: integer('published').notNull(),
})

/**
 * References between documents: one row for each reference that a document contains (relationship, upload, rich text,
 * block, theme value). Written in the transaction of the save; blocks are JSON without foreign keys of their own.
 */
const references = pgTable(
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

/**
 * The last saves of documents: one row per browser tab (or per user without one), and one per change outside the form.
 */
const documentSaves = pgTable(
  'document_saves',
  {
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    /**
     * Id of the browser tab; without one, of the user; empty for the system; `outside:` and an id for a change outside
     * the form.
     */
    writer: text('writer').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** Null for the system. */
    personId: uuid('person_id'),
    /** The document's `updatedAt`. */
    savedAt: timestamp('saved_at', { precision: 3, withTimezone: true }).notNull(),
    /** For a change outside the form: values before and after, by field name. Null for a save of the whole document. */
    changed: jsonb('changed').$type<Record<string, [before: unknown, after: unknown]>>(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.writer] }),
    index('document_saves_tenant_idx').on(table.tenantId),
    index('document_saves_saved_idx').on(table.savedAt),
  ],
)

/** Tables outside Payload's collections, by PostgreSQL name. Payload's API does not access them. */
export type OwnTables = Record<string, PgTable>

/** Tables of the core. Plugins add their own. */
export const coreTables: OwnTables = {
  account_tokens: accountTokens,
  document_references: references,
  document_saves: documentSaves,
  rate_limits: rateLimits,
  second_factors: secondFactors,
  secrets,
  sign_ins: signIns,
  site_changes: siteChanges,
  site_sizes: siteSizes,
  support_visits: supportVisits,
}

/** Adds the tables of core and plugins to Payload's schema, so that migrations include them. */
export const addTables: PostgresSchemaHook = ({ adapter, schema }) => {
  const { tables } = adapter.payload.config.custom.callboard as { tables: typeof schema.tables }
  return { ...schema, tables: { ...schema.tables, ...tables } }
}

/** Names of the tables that have all of the columns. */
export const tablesWith = (tables: OwnTables, ...columns: string[]): string[] =>
  Object.entries(tables).flatMap(([name, table]) => {
    const own = new Set(Object.values(getTableColumns(table)).map((column) => column.name))
    return columns.every((column) => own.has(column)) ? [name] : []
  })
