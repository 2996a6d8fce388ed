import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FactChanges } from '../lib/facts/facts'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Runs: syncs of a connection or of one event, and imports. */
export const runs = pgTable(
  'ticketing_runs',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    provider: text('provider').notNull(),
    /** `import`, `sync` (of a connection) or `event`. */
    kind: text('kind').$type<'event' | 'import' | 'sync'>().notNull(),
    /** Parameters: ids of events to import, or the event to sync. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
    /** User who started it; null for scheduled runs. */
    startedBy: uuid('started_by'),
    status: text('status').$type<'done' | 'failed' | 'running' | 'suspicious' | 'undone'>().notNull(),
    counts: jsonb('counts').$type<Record<string, unknown>>().notNull().default({}),
    problems: jsonb('problems').$type<unknown[]>().notNull().default([]),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('ticketing_runs_tenant_idx').on(table.tenantId, table.startedAt),
    index('ticketing_runs_started_idx').on(table.startedAt),
    index('ticketing_runs_running_idx')
      .on(table.startedAt)
      .where(sql`status = 'running'`),
  ],
)

/** Changes made by runs, for display and undo. */
export const changes = pgTable(
  'ticketing_changes',
  {
    runId: uuid('run_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** Write order. */
    place: integer('place').notNull(),
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    externalId: text('external_id').notNull(),
    type: text('type').$type<'create' | 'remove' | 'restore' | 'update'>().notNull(),
    title: text('title').notNull().default(''),
    fields: jsonb('fields').$type<{ from: unknown; name: string; to: unknown }[]>().notNull().default([]),
    /** Facts of the link that the run changed: the state of sale, attributes. */
    facts: jsonb('facts').$type<FactChanges>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.collection, table.documentId] }),
    index('ticketing_changes_tenant_idx').on(table.tenantId),
  ],
)
