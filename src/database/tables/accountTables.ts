import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'

/** Table of `rate-limiter-flexible`, in the form that it requires. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/**
 * Emailed single-use tokens for acting on an account, with an expiry. Only hashes are stored. An account has at most
 * one of each kind: a new one replaces it.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** `reset` (set a new password), `verify` (confirm the address), `change` (confirm a new address). */
    kind: text('kind').notNull(),
    /**
     * The address that the email was sent to. The token is invalid once the account has another, except for `change`.
     */
    email: text('email').notNull(),
    expiresAt: timestamp('expires_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('account_tokens_user_kind_idx').on(table.userId, table.kind),
    index('account_tokens_expires_idx').on(table.expiresAt),
  ],
)

/**
 * Accounts with two-factor sign-in: backup codes, and the authenticator app if there is one. Plugins may add other
 * second factors. No API exposes this table.
 */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** The app's secret, encrypted; null without an app. */
  envelope: text('envelope'),
  /** The secret of an app that is being set up, encrypted. It has no effect until it is confirmed. */
  pendingEnvelope: text('pending_envelope'),
  /** When two-factor sign-in was turned on; null during set-up. */
  confirmedAt: timestamp('confirmed_at', { precision: 3, withTimezone: true }),
  /** Newest 30-second time step whose code was used: codes cannot be reused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Hashes of the unused backup codes. */
  backupHashes: jsonb('backup_hashes').$type<string[]>().notNull().default([]),
})

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
