import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { poolOf } from '@/database/connections'
import type { TestApp } from '@tests/support/boot'

const MIGRATIONS = join(process.cwd(), 'src', 'migrations')

interface Snapshot {
  enums: Record<string, unknown>
  tables: Record<string, { columns: Record<string, unknown> }>
}

/**
 * Brings the test's own database from the product's schema to that of a configuration with more content types, with
 * the statements that a migration for it would have. Tables and columns of plugins that are switched off stay.
 */
export async function addTables({ payload }: TestApp): Promise<void> {
  const adapter = payload.db as unknown as DrizzleAdapter
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const wanted = (await generateDrizzleJson(adapter.schema)) as unknown as Snapshot
  const before = onlyKnown(newestSnapshot(), wanted)
  const statements = await generateMigration(before as never, wanted as never)
  for (const statement of statements) await poolOf(payload).query(statement)
}

/** The schema as the product's newest migration left it. */
function newestSnapshot(): Snapshot {
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)
  if (!newest) throw new Error('There is no snapshot of the schema.')
  return JSON.parse(readFileSync(join(MIGRATIONS, newest), 'utf8')) as Snapshot
}

/** Without what the configuration does not have: Drizzle would ask whether new tables are renamed ones. */
function onlyKnown(snapshot: Snapshot, { enums, tables }: Snapshot): Snapshot {
  const known = Object.entries(snapshot.tables).flatMap(([name, table]) => {
    const wanted = tables[name]
    const columns = Object.entries(table.columns).filter(([column]) => wanted && Object.hasOwn(wanted.columns, column))
    return wanted ? [[name, { ...table, columns: Object.fromEntries(columns) }] as const] : []
  })
  // Columns that stay have their types.
  const types = Object.entries(snapshot.enums).filter(([name]) => Object.hasOwn(enums, name))
  return { ...snapshot, enums: Object.fromEntries(types), tables: Object.fromEntries(known) }
}
