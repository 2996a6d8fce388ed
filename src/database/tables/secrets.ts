import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Encrypted keys, passwords and tokens of tenants. No API exposes this table; screens only learn that one is set, and
 * its last characters.
 */
export const secrets = pgTable(
  'secrets',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** Owner: `app/mailchimp`. */
    owner: text('owner').notNull(),
    /** Name: `apiKey`. */
    name: text('name').notNull(),
    envelope: text('envelope').notNull(),
    /** The last four characters, to tell keys apart; empty for short secrets. */
    last4: text('last4').notNull(),
    updatedAt: timestamp('updated_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.owner, table.name] })],
)
