import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The second proof of a sign-in: an authenticator app, and codes on paper for the day it is lost. No API reads this. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** The app's secret, encrypted. */
  envelope: text('envelope').notNull(),
  /** Empty while it is being set up: it protects nothing yet. */
  confirmedAt: timestamp('confirmed_at', { precision: 3, withTimezone: true }),
  /** Newest period of 30 seconds whose code was used: none is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Hashes of the codes on paper that are left. */
  backupHashes: jsonb('backup_hashes').$type<string[]>().notNull().default([]),
})
