import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * What lets somebody who reads the mail of an address act for an account: once, for a while. Only hashes are kept. A
 * person has one of a kind: a new one ends the one before.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** `reset` (a new password), `verify` (the address), `change` (another address). */
    kind: text('kind').notNull(),
    /** The address that the mail went to; the token is worth nothing once the account has another. */
    email: text('email').notNull(),
    expiresAt: timestamp('expires_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('account_tokens_user_kind_idx').on(table.userId, table.kind),
    index('account_tokens_expires_idx').on(table.expiresAt),
  ],
)
