import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Keys, passwords and tokens of tenants, encrypted. No API reads this table; screens learn that one is set, and its end. */
export const secrets = pgTable(
  'secrets',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** What it belongs to: `app/mailchimp`. */
    owner: text('owner').notNull(),
    /** Which of its secrets: `apiKey`. */
    name: text('name').notNull(),
    envelope: text('envelope').notNull(),
    /** The last four characters, empty for a short one: so much helps to tell two keys apart. */
    last4: text('last4').notNull(),
    updatedAt: timestamp('updated_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.owner, table.name] })],
)
