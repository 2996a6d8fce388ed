import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

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
