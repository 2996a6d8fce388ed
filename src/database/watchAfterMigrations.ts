import type { Pool } from 'pg'

interface MigratingAdapter {
  migrate?: (args?: never) => Promise<void>
  pool?: Pool
}

/**
 * Installs the change triggers on tables that a migration has created. Without them, changes there would go unnoticed.
 */
export function watchAfterMigrations(adapter: MigratingAdapter): void {
  const migrate = adapter.migrate?.bind(adapter)
  if (!migrate) return
  adapter.migrate = async (args) => {
    await migrate(args)
    const { rowCount } =
      (await adapter.pool?.query("select 1 where to_regprocedure('watch_content()') is not null")) ?? {}
    if (rowCount) await adapter.pool?.query('select watch_content()')
  }
}
