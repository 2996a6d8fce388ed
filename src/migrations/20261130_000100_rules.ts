import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { runMigrations } from 'graphile-worker'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '@/lib/settings'
import { isFromBeforeBaseline } from './rules/beforeBaseline'

/** What Payload's schema cannot say, in the order in which it is said: `rules/<name>.sql`. */
const RULES = [
  'extensions',
  'audit',
  'search',
  'pageTree',
  'addresses',
  'people',
  'sites',
  'jobs',
  'siteChanges',
  'siteChangeTriggers',
]

/** Extensions, the search index, an audit log that only grows, the page tree, what pages show, the job queue. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await isFromBeforeBaseline(db)) return
  for (const name of RULES)
    await db.execute(sql.raw(readFileSync(join(import.meta.dirname, 'rules', `${name}.sql`), 'utf8')))
  await runMigrations({ connectionString: settings().DATABASE_URL })
}

/** The tables take their triggers and indexes along. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  if (await isFromBeforeBaseline(db)) return
  await db.execute(sql`
    do $$
    declare name text;
    begin
      for name in
        select p.oid::regprocedure::text from pg_proc p
        where pronamespace = current_schema()::regnamespace and prokind = 'f'
          and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
      loop execute 'drop function ' || name || ' cascade'; end loop;
    end $$`)
  await db.execute(sql`drop collation site_names cascade`)
}
