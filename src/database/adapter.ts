import { postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import type { Pool } from 'pg'
import type { Settings } from '../lib/settings/readSettings'
import { indexLocaleParents } from './localeIndexes'
import { narrowSessionWrites } from './sessionWrites'
import { createPool, timeouts } from './pools'
import { addOwnTables } from './tables'
import { useCheckedTransactions } from './transactions'

export interface DatabaseOptions {
  settings: Pick<Settings, 'DATABASE_POOL_MAX' | 'DATABASE_TRANSACTION_POOL_MAX' | 'DATABASE_URL'>
  /** Folder of the migrations. A test with more content types makes its own. */
  migrationDir?: string
}

/**
 * Payload's PostgreSQL adapter with migrations only, uuidv7 ids, blocks as JSON, our own tables, two pools that
 * survive a restart of the server, and transactions that check their COMMIT.
 */
export function callboardDatabase({ migrationDir, settings }: DatabaseOptions): DatabaseAdapterObj {
  const migrating = process.env.PAYLOAD_MIGRATING === 'true' || process.env.CALLBOARD_MIGRATING === '1'
  const pool = {
    connectionString: settings.DATABASE_URL,
    application_name: 'callboard',
    ...timeouts(migrating),
  }
  const base = postgresAdapter({
    afterSchemaInit: [addOwnTables],
    beforeSchemaInit: [indexLocaleParents],
    blocksAsJSON: true,
    disableCreateDatabase: true,
    idType: 'uuidv7',
    migrationDir,
    pool: { ...pool, max: settings.DATABASE_POOL_MAX },
    push: false,
  })
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const log = args.payload.logger
      // Made here and not by the adapter, which would keep one connection checked out for ever.
      adapter.pool = createPool(adapter.poolOptions, log) as typeof adapter.pool
      const transactionPool = createPool({ ...pool, max: settings.DATABASE_TRANSACTION_POOL_MAX }, log)
      useCheckedTransactions(adapter as never, transactionPool)
      narrowSessionWrites(adapter as never, 'users')
      endPoolsOnDestroy(adapter, transactionPool)
      return adapter
    },
  }
}

function endPoolsOnDestroy(adapter: { destroy?: () => Promise<void>; pool: unknown }, transactionPool: Pool): void {
  const destroy = adapter.destroy?.bind(adapter)
  adapter.destroy = async () => {
    const pool = adapter.pool as Pool | undefined
    adapter.pool = undefined
    await Promise.all([pool?.end(), transactionPool.end()])
    await destroy?.()
  }
}
