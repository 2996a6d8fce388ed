import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Where and with what each session began: what a person needs to tell their own from somebody else's. */
export const signIns = pgTable(
  'sign_ins',
  {
    /** Id of the session in `users_sessions`; the row stays for a while after that has ended, to know the device again. */
    sessionId: text('session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Hash of the device's own cookie. */
    deviceHash: text('device_hash').notNull(),
    /** The browser's name for itself, shortened. */
    agent: text('agent').notNull(),
    /** Address, for IPv6 its network. */
    network: text('network').notNull(),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sign_ins_user_idx').on(table.userId, table.createdAt)],
)
