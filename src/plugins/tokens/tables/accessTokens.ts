import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Access tokens, with which programs call the API on behalf of one person in one tenant. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The session in which it was created, which may have expired since. */
    sessionId: text('session_id'),
    name: text('name').notNull(),
    /** SHA-256 of the token. */
    hash: text('hash').notNull(),
    keys: text('keys').array().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('access_tokens_hash_idx').on(table.hash),
    index('access_tokens_user_idx').on(table.userId),
    index('access_tokens_tenant_idx').on(table.tenantId),
  ],
)
