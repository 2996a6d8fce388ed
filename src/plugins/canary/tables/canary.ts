import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Finding } from '../lib/findings'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** The two sites of the canary, `a` and `b`. */
export const canarySites = pgTable('canary_sites', {
  name: text('name').$type<'a' | 'b'>().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  /** Text in every document of the site, found nowhere else. */
  mark: text('mark').notNull(),
})

/** Runs of the canary. They concern the installation, not a site. */
export const canaryRuns = pgTable(
  'canary_runs',
  {
    id: uuid('id').primaryKey(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at').notNull(),
    state: text('state').$type<RunState>().notNull(),
    /** Attempts made. */
    attempts: integer('attempts').notNull(),
    /** Where the next run continues among all attempts. */
    next: integer('next').notNull(),
    /** All attempts of a round. */
    total: integer('total').notNull(),
    findings: jsonb('findings').$type<Finding[]>().notNull(),
  },
  (table) => [index('canary_runs_started_idx').on(table.startedAt)],
)

/**
 * `intact`: nothing got through. `broken`: something did. `blind`: its own documents were not reached either, so that
 * the run proves nothing. `unanswered`: no request was made, or the server was too busy for each.
 */
export type RunState = 'blind' | 'broken' | 'intact' | 'unanswered'
