import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { poolOf } from '@/database/connections'
import type { TestApp } from '@tests/support/boot'

const MIGRATIONS = join(process.cwd(), 'src', 'migrations')

/**
 * Brings the test's own database from the product's schema to that of a configuration with more content types, with
 * the statements that a migration for it would have.
 */
export async function addTables({ payload }: TestApp): Promise<void> {
  const adapter = payload.db as unknown as DrizzleAdapter
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const statements = await generateMigration(
    (await newestSnapshot()) as never,
    (await generateDrizzleJson(adapter.schema)) as never,
  )
  for (const statement of statements) await poolOf(payload).query(statement)
}

/** The schema as the product's newest migration left it. */
async function newestSnapshot(): Promise<unknown> {
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)
  if (!newest) throw new Error('There is no snapshot of the schema.')
  return JSON.parse(readFileSync(join(MIGRATIONS, newest), 'utf8'))
}
