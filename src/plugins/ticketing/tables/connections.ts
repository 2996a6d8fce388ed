import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Connections of tenants to box offices. Secrets are stored encrypted in `secrets`. */
export const connections = pgTable(
  'ticketing_connections',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** Handle of the provider's app. */
    provider: text('provider').notNull(),
    /** Form fields by name, without secrets. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    isConnected: boolean('is_connected').notNull().default(false),
    /** Owner of the account, as reported by the last check. */
    organization: jsonb('organization').$type<{ id: string | null; name: string } | null>(),
    /** Field map; null for the default. */
    syncMap: jsonb('sync_map').$type<unknown>(),
    /** Consecutive runs rejected with 401 or 403. */
    refusals: integer('refusals').notNull().default(0),
    /** Since when the connection needs attention. */
    attentionSince: moment('attention_since'),
    /** Consecutive failed runs, for the schedule's backoff. */
    failures: integer('failures').notNull().default(0),
    /** Time of the next scheduled run. */
    nextRunAt: moment('next_run_at'),
    /** Incremented when it is connected or disconnected; cached data of an earlier epoch does not count. */
    epoch: integer('epoch').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.provider] })],
)

/** Hosts that have failed; scheduled calls are paused until `closedUntil`. */
export const hosts = pgTable('ticketing_hosts', {
  host: text('host').primaryKey(),
  failures: integer('failures').notNull().default(0),
  closedUntil: moment('closed_until'),
})
