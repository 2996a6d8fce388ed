import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Answers of box offices that many people ask for: events to choose from, memberships, attributes. */
export const lists = pgTable(
  'ticketing_lists',
  {
    tenantId: uuid('tenant_id').notNull(),
    provider: text('provider').notNull(),
    /** Name of the list and what it was asked for: `events`, `instances?event=12`. */
    list: text('list').notNull(),
    /** Of the connection that it was read by. */
    epoch: integer('epoch').notNull(),
    docs: jsonb('docs').$type<unknown[]>(),
    fetchedAt: moment('fetched_at'),
    /** Somebody is asking the box office until then at the latest. */
    askedUntil: moment('asked_until'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.provider, table.list] })],
)
