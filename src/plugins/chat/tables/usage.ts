import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** Messages of all people of a tenant, and bytes of what they attached, on a day of its own calendar. */
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

/** Tokens that a tenant has used in a month, in UTC. */
export const tokens = pgTable(
  'chat_tokens',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** Its first day. */
    month: date('month').notNull(),
    input: bigint('input', { mode: 'number' }).notNull().default(0),
    output: bigint('output', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.month] })],
)
