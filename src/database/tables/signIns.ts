import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Device and network of each session, so that users can recognise their own. */
export const signIns = pgTable(
  'sign_ins',
  {
    /** Session id in `users_sessions`. The row outlives the session for a while, to recognise the device. */
    sessionId: text('session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Hash of the device token. */
    deviceHash: text('device_hash').notNull(),
    /** Shortened User-Agent. */
    agent: text('agent').notNull(),
    /** IP address; for IPv6 the network. */
    network: text('network').notNull(),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sign_ins_user_idx').on(table.userId, table.createdAt)],
)
