import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "is_decorative" boolean;
  ALTER TABLE "_media_v" ADD COLUMN "version_is_decorative" boolean;`)
  // Lists ask what is to be published at a set time.
  await db.execute(sql`create index payload_jobs_schedules_idx on payload_jobs ((input -> 'doc' ->> 'value')) where task_slug = 'schedulePublish'`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index payload_jobs_schedules_idx`)
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "is_decorative";
  ALTER TABLE "_media_v" DROP COLUMN "version_is_decorative";`)
}
