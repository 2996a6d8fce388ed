import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Addresses of sites at which visitors found nothing. Nothing is kept of who asked, nor what stood behind the path. */
export const notFoundAddresses = pgTable(
  'not_found_addresses',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** Without language, without query. */
    path: text('path').notNull(),
    visits: integer('visits').notNull(),
    firstSeen: moment('first_seen').notNull(),
    lastSeen: moment('last_seen').notNull(),
    /** Staff needs no redirect from there. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.path] }),
    index('not_found_addresses_seen_idx').on(table.lastSeen),
  ],
)
