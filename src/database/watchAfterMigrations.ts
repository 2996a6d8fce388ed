import type { Pool } from 'pg'

interface Migrated {
  migrate?: (args?: never) => Promise<void>
  pool?: Pool
}

/** Sets the triggers of tables that a migration has made: without them nobody would notice what changes there. */
export function watchAfterMigrations(adapter: Migrated): void {
  const migrate = adapter.migrate?.bind(adapter)
  if (!migrate) return
  adapter.migrate = async (args) => {
    await migrate(args)
    const { rowCount } =
      (await adapter.pool?.query("select 1 where to_regprocedure('watch_content()') is not null")) ?? {}
    if (rowCount) await adapter.pool?.query('select watch_content()')
  }
}
