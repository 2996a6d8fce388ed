import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Second factors of sign-in: the authenticator app and backup codes. No API exposes this table. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** The app's secret, encrypted. */
  envelope: text('envelope').notNull(),
  /** Null during set-up: it has no effect until then. */
  confirmedAt: timestamp('confirmed_at', { precision: 3, withTimezone: true }),
  /** Newest 30-second time step whose code was used: codes cannot be reused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Hashes of the unused backup codes. */
  backupHashes: jsonb('backup_hashes').$type<string[]>().notNull().default([]),
})
