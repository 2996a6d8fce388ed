import { postgresAdapter } from '@payloadcms/db-postgres'
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { DatabaseAdapterObj } from 'payload'
import type { Pool } from 'pg'
import type { Settings } from '../lib/settings/readSettings'
import { indexLocaleParents } from './localeIndexes'
import { ownPools, type PooledAdapter } from './ownPools'
import { timeouts } from './pools'
import { boundPreferences } from './preferenceBounds'
import { quickenPreferenceReads } from './preferenceReads'
import { narrowSessionWrites } from './sessionWrites'
import { addTables, type OwnTables } from './tables'
import { checkTransactions } from './transactions'
import { nameUniqueFields } from './uniqueFields'
import { watchAfterMigrations } from './watchAfterMigrations'

export interface DatabaseOptions {
  settings: Pick<
    Settings,
    | 'DATABASE_POOL_MAX'
    | 'DATABASE_READ_REPLICAS'
    | 'DATABASE_REPLICA_LAG_SECONDS'
    | 'DATABASE_TRANSACTION_POOL_MAX'
    | 'DATABASE_URL'
  >
  /** Folder of the migrations. A test with more content types makes its own. */
  migrationDir?: string
  /** Tables that are no collections. */
  tables: OwnTables
}

/** A write waits longer for its turn than a look-up: many at once are a person's bulk edit, not an outage. */
const TRANSACTION_WAIT_MS = 8_000

/** The primary has the answer, too. */
const REPLICA_WAIT_MS = 1_000

/**
 * Payload's PostgreSQL adapter with migrations only, uuidv7 ids, blocks as JSON, our own tables, two pools that
 * survive a restart of the server, and transactions that check their COMMIT. A process uses at most the sum of both
 * pools' sizes in connections, and of each read replica as many as for look-ups.
 */
export function callboardDatabase({ migrationDir, settings, tables }: DatabaseOptions): DatabaseAdapterObj {
  const migrating = process.env.PAYLOAD_MIGRATING === 'true' || process.env.CALLBOARD_MIGRATING === '1'
  const pool = {
    connectionString: settings.DATABASE_URL,
    application_name: 'callboard',
    ...timeouts(migrating),
  }
  const lookups = { ...pool, max: settings.DATABASE_POOL_MAX }
  const transactions = {
    ...pool,
    connectionTimeoutMillis: TRANSACTION_WAIT_MS,
    max: settings.DATABASE_TRANSACTION_POOL_MAX,
  }
  const replicas = settings.DATABASE_READ_REPLICAS.map((connectionString) => ({
    ...lookups,
    connectionString,
    connectionTimeoutMillis: REPLICA_WAIT_MS,
  }))
  const base = postgresAdapter({
    afterSchemaInit: [addTables(tables)],
    beforeSchemaInit: [indexLocaleParents],
    blocksAsJSON: true,
    disableCreateDatabase: true,
    idType: 'uuidv7',
    migrationDir,
    pool: lookups,
    push: false,
  })
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      // The types of Payload's two packages for it do not agree with each other.
      const own = adapter as unknown as DrizzleAdapter & PooledAdapter & { pool: Pool }
      ownPools(
        own,
        {
          longestLag: settings.DATABASE_REPLICA_LAG_SECONDS * 1_000,
          lookups,
          replicas: migrating ? [] : replicas,
          transactions,
        },
        args.payload.logger,
      )
      checkTransactions(own)
      narrowSessionWrites(own, 'users')
      quickenPreferenceReads(own)
      nameUniqueFields(own)
      boundPreferences(own)
      watchAfterMigrations(own)
      return adapter
    },
  }
}
