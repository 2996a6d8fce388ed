import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LastCommit, SyncProblem, SyncState } from '../lib/github/syncState'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** GitHub accounts, one per user. */
export const connections = pgTable('github_connections', {
  userId: uuid('user_id').primaryKey(),
  username: text('username').notNull(),
  /** The token, encrypted for this user. */
  envelope: text('envelope').notNull(),
  /** GitHub rejects the token: the user must reconnect. */
  isRevoked: boolean('is_revoked').notNull().default(false),
  connectedAt: moment('connected_at').notNull().defaultNow(),
})

/** Repositories linked to themes. */
export const repositories = pgTable(
  'theme_repositories',
  {
    themeId: uuid('theme_id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** User whose account reads the repository, and in whose name versions are created. */
    userId: uuid('user_id').notNull(),
    /** GitHub's id, which survives renaming and distinguishes a new repository with the old name. */
    repositoryId: bigint('repository_id', { mode: 'number' }).notNull(),
    repo: text('repo').notNull(),
    branch: text('branch'),
    tag: text('tag'),
    path: text('path').notNull().default(''),
    /** Id of the webhook; null when there are no push notifications. */
    hookId: bigint('hook_id', { mode: 'number' }),
    state: text('state').$type<SyncState>().notNull().default('new'),
    problem: jsonb('problem').$type<SyncProblem>(),
    lastCommit: jsonb('last_commit').$type<LastCommit>(),
    syncedAt: moment('synced_at'),
    /** The running sync. The lease of a killed sync expires. */
    lease: uuid('lease'),
    leasedUntil: moment('leased_until'),
    /** Last attempt, successful or not. */
    triedAt: moment('tried_at'),
  },
  (table) => [
    index('theme_repositories_tenant_idx').on(table.tenantId),
    index('theme_repositories_repository_idx').on(table.repositoryId),
    index('theme_repositories_user_idx').on(table.userId),
  ],
)

/** Received webhooks by the hash of their body, to process each once. */
export const deliveries = pgTable('github_deliveries', {
  digest: text('digest').primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})
