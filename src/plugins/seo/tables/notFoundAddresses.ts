import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Paths that visitors did not find. Neither the visitor nor the query string is stored. */
export const notFoundAddresses = pgTable(
  'not_found_addresses',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** Without language prefix and query string. */
    path: text('path').notNull(),
    visits: integer('visits').notNull(),
    firstSeen: moment('first_seen').notNull(),
    lastSeen: moment('last_seen').notNull(),
    /** Hidden by staff, as it needs no redirect. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.path] }),
    index('not_found_addresses_seen_idx').on(table.lastSeen),
  ],
)
