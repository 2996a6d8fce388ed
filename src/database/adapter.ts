import { postgresAdapter } from '@payloadcms/db-postgres'
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { DatabaseAdapterObj } from 'payload'
import type { Pool } from 'pg'
import { settings } from '@/lib/settings'
import { publishLanguagesAlone } from './languageAlone'
import { excludeWholeDocuments } from './complements'
import { speedUpLockChecks } from './documents/documentLocks'
import { keepVersions } from './documents/savedVersions'
import { spareVersionReads } from './documents/versionReads'
import { dropUnusedIndexes, indexLists, indexLocaleParents } from './indexes'
import { countWithoutOrder } from './listCounts'
import { managePools } from './managePools'
import type { PooledAdapter } from './connections'
import { timeouts } from './pools'
import { limitPreferences, speedUpPreferenceReads } from './preferences'
import { generateSchemaTypes } from './schemaTypes'
import { narrowSessionWrites } from './sessionWrites'
import { addTables } from './tables'
import { compareAsTyped } from './textOperators'
import { checkTransactions } from './transactions'
import { nameUniqueFields } from './uniqueFields'
import { makeOrdersUnique } from './uniqueOrder'

export interface DatabaseOptions {
  /** Folder of the migrations. Default: Callboard's own. */
  migrationDir?: string
}

/** Writes wait longer for a connection than reads: many at once come from a bulk edit, not from an outage. */
const TRANSACTION_WAIT_MS = 8_000

/** Short, because the primary can answer as well. */
const REPLICA_WAIT_MS = 1_000

/**
 * Payload's PostgreSQL adapter with migrations only, uuidv7 ids, blocks as JSON, our own tables, two pools that survive
 * a restart of the server, and transactions that verify their COMMIT. A process uses at most as many connections as
 * both pools allow together, and per read replica as many as the pool for reads.
 */
export function callboardDatabase({ migrationDir }: DatabaseOptions = {}): DatabaseAdapterObj {
  const env = settings()
  const migrating = process.env.PAYLOAD_MIGRATING === 'true' || process.env.CALLBOARD_MIGRATING === '1'
  const pool = {
    connectionString: env.DATABASE_URL,
    application_name: 'callboard',
    ...timeouts(migrating),
  }
  const prepares = env.DATABASE_PREPARED_STATEMENTS
  const reads = { ...pool, max: env.DATABASE_POOL_MAX }
  const transactions = {
    ...pool,
    connectionTimeoutMillis: TRANSACTION_WAIT_MS,
    max: env.DATABASE_TRANSACTION_POOL_MAX,
  }
  const replicas = env.DATABASE_READ_REPLICAS.map((connectionString) => ({
    ...reads,
    connectionString,
    connectionTimeoutMillis: REPLICA_WAIT_MS,
  }))
  const base = postgresAdapter({
    afterSchemaInit: [addTables, indexLists],
    beforeSchemaInit: [indexLocaleParents, dropUnusedIndexes],
    blocksAsJSON: true,
    disableCreateDatabase: true,
    idType: 'uuidv7',
    migrationDir,
    pool: reads,
    push: false,
  })
  const database: DatabaseAdapterObj = {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      // The types of Payload's two Drizzle packages are incompatible.
      const own = adapter as unknown as DrizzleAdapter & PooledAdapter & { pool: Pool }
      managePools(
        own,
        {
          maxLag: env.DATABASE_REPLICA_LAG_SECONDS * 1_000,
          lookups: { ...reads, prepares },
          replicas: migrating ? [] : replicas.map((replica) => ({ ...replica, prepares })),
          transactions: { ...transactions, prepares },
        },
        args.payload.logger,
      )
      // Payload reports success when COMMIT fails.
      checkTransactions(own)
      // Payload writes back the whole user at each sign-in.
      narrowSessionWrites(own, 'users')
      // Every page reads several, by two statements each.
      speedUpPreferenceReads(own, args.payload.config.collections)
      // Every save reads and ends the lock, by five statements.
      speedUpLockChecks(own)
      // Payload names the columns of an index over several.
      nameUniqueFields(own)
      // Pages of a list repeat documents of one transaction.
      makeOrdersUnique(own)
      // Payload joins all texts to count a list in the order of its titles.
      countWithoutOrder(own)
      // Payload reads back every version that it writes.
      spareVersionReads(own)
      // Hooks would read the version that was just written.
      keepVersions(own)
      // Payload merges rows by their positions.
      publishLanguagesAlone(own)
      // Payload takes `%` and `_` for patterns, and leaves out empty fields.
      compareAsTyped(own)
      // Payload finds what has any other value of several.
      excludeWholeDocuments(own)
      // Payload keeps whatever anyone signed in sends.
      limitPreferences(own)
      // A table without triggers changes unnoticed.
      watchAfterMigrations(own)
      // Payload writes objects, which cost each start 40 ms.
      generateSchemaTypes(own)
      return adapter
    },
  }
  databases.add(database)
  return database
}

const databases = new WeakSet<object>()

/** Whether Callboard's tables and rules for writing are part of it. */
export const isCallboardDatabase = (db: object): boolean => databases.has(db)

interface MigratingAdapter {
  migrate?: (args?: never) => Promise<void>
  pool?: Pool
}

/**
 * Installs the change triggers on tables that a migration has created. Without them, changes there would go unnoticed.
 */
function watchAfterMigrations(adapter: MigratingAdapter): void {
  const migrate = adapter.migrate?.bind(adapter)
  if (!migrate) return
  adapter.migrate = async (args) => {
    await migrate(args)
    const { rowCount } =
      (await adapter.pool?.query("select 1 where to_regprocedure('watch_content()') is not null")) ?? {}
    if (rowCount) await adapter.pool?.query('select watch_content()')
  }
}
