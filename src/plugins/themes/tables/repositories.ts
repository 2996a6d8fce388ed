import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LastCommit, SyncProblem, SyncState } from '../lib/github/syncState'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Accounts on GitHub, one for each person. */
export const connections = pgTable('github_connections', {
  userId: uuid('user_id').primaryKey(),
  username: text('username').notNull(),
  /** The token, encrypted for this person. */
  envelope: text('envelope').notNull(),
  /** GitHub refuses the token: the person has to connect again. */
  isRevoked: boolean('is_revoked').notNull().default(false),
  connectedAt: moment('connected_at').notNull().defaultNow(),
})

/** The repositories that themes follow. */
export const repositories = pgTable(
  'theme_repositories',
  {
    themeId: uuid('theme_id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** Whose account reads it, and in whose name versions come in. */
    userId: uuid('user_id').notNull(),
    /** GitHub's own id, which survives a new name: another repository under the old name is another one. */
    repositoryId: bigint('repository_id', { mode: 'number' }).notNull(),
    repo: text('repo').notNull(),
    branch: text('branch'),
    tag: text('tag'),
    path: text('path').notNull().default(''),
    /** Of the webhook; null where GitHub does not tell of pushes. */
    hookId: bigint('hook_id', { mode: 'number' }),
    state: text('state').$type<SyncState>().notNull().default('new'),
    problem: jsonb('problem').$type<SyncProblem>(),
    lastCommit: jsonb('last_commit').$type<LastCommit>(),
    syncedAt: moment('synced_at'),
    /** The sync that is under way; one that was killed ends when its time is over. */
    lease: uuid('lease'),
    leasedUntil: moment('leased_until'),
    /** When it was tried last, whatever came of it. */
    triedAt: moment('tried_at'),
  },
  (table) => [
    index('theme_repositories_tenant_idx').on(table.tenantId),
    index('theme_repositories_repository_idx').on(table.repositoryId),
    index('theme_repositories_user_idx').on(table.userId),
  ],
)

/** Webhooks that were taken, by the hash of their body: each counts once. */
export const deliveries = pgTable('github_deliveries', {
  digest: text('digest').primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})
