import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Where a tenant's box office is, and how things stand with it. Its secrets lie encrypted in `secrets`. */
export const connections = pgTable(
  'ticketing_connections',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** Handle of its app. */
    provider: text('provider').notNull(),
    /** What the form asks for, by name, without secrets. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    isConnected: boolean('is_connected').notNull().default(false),
    /** What the last check found out about who owns the account. */
    organization: jsonb('organization').$type<{ id: string | null; name: string } | null>(),
    /** Which events and fields follow the box office, and how; null: as it comes. */
    syncMap: jsonb('sync_map').$type<unknown>(),
    /** Runs in a row that were refused with 401 or 403. */
    refusals: integer('refusals').notNull().default(0),
    /** Since when somebody has to look at it. */
    attentionSince: moment('attention_since'),
    /** Runs in a row that failed; the schedule waits longer after each. */
    failures: integer('failures').notNull().default(0),
    /** Not before then by the schedule. */
    nextRunAt: moment('next_run_at'),
    /** Changes whenever it is connected anew: what was read before is another box office's. */
    epoch: integer('epoch').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.provider] })],
)

/** Hosts of box offices that do not answer: nobody knocks before then but a person. */
export const hosts = pgTable('ticketing_hosts', {
  host: text('host').primaryKey(),
  failures: integer('failures').notNull().default(0),
  closedUntil: moment('closed_until'),
})
