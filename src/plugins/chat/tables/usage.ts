import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** Messages and attached bytes of a tenant per day, in the site's time zone. */
export const days = pgTable(
  'chat_days',
  {
    tenantId: uuid('tenant_id').notNull(),
    day: date('day').notNull(),
    messages: integer('messages').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.day] })],
)

/** Tokens used by a tenant per calendar month (UTC). */
export const tokens = pgTable(
  'chat_tokens',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** First day of the month. */
    month: date('month').notNull(),
    input: bigint('input', { mode: 'number' }).notNull().default(0),
    output: bigint('output', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.month] })],
)
