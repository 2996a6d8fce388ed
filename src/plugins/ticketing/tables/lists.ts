import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Cached lists of box offices, such as events, memberships and attributes. */
export const lists = pgTable(
  'ticketing_lists',
  {
    tenantId: uuid('tenant_id').notNull(),
    provider: text('provider').notNull(),
    /** Name of the list with its parameters: `events`, `instances?event=12`. */
    list: text('list').notNull(),
    /** Epoch of the connection that loaded it. */
    epoch: integer('epoch').notNull(),
    docs: jsonb('docs').$type<unknown[]>(),
    fetchedAt: moment('fetched_at'),
    /** While the list is being fetched: when the lock expires. */
    askedUntil: moment('asked_until'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.provider, table.list] })],
)
