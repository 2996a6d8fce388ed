import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The activity of a site is read from its newest line on, a page at a time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index audit_log_newest on audit_log (tenant_id, created_at desc, id desc)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index audit_log_newest`)
}
