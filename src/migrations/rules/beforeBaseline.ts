import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The newest of the migrations that the baseline stands for. */
const NEWEST = '20261129_190500_taken_back_syncs'

/**
 * Whether a database was made by the migrations that the baseline replaces. It has all that the baseline makes then.
 * @throws Error for one that has only some of them
 */
export async function isFromBeforeBaseline(db: MigrateUpArgs['db']): Promise<boolean> {
  const { rows: made } = await db.execute(sql`select 1 from pg_tables where tablename = 'payload_migrations'`)
  if (made.length === 0) return false
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from payload_migrations where name <= ${NEWEST} and name ~ '^2026' order by name desc limit 1`,
  )
  if (rows[0] && rows[0].name !== NEWEST)
    throw new Error(
      `This database stands at the migration ${rows[0].name}, of a version before 0.1.0. Migrate it to ${NEWEST} with the commit that has that file, then start this version.`,
    )
  return rows.length > 0
}
