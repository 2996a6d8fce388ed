import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "next_performance" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "nextperformance_tz" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_next_performance" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_nextperformance_tz" varchar;
  CREATE INDEX "events_next_performance_idx" ON "events" USING btree ("next_performance");
  CREATE INDEX "_events_v_version_version_next_performance_idx" ON "_events_v" USING btree ("version_next_performance");`)
  // An event that is not over is next at its start; of one that has begun, the first list that is read finds the performance that is next.
  await db.execute(sql`update events set next_performance = start_date, nextperformance_tz = startdate_tz where coalesce(end_date, start_date) >= now()`)
  await db.execute(sql`update _events_v set version_next_performance = version_start_date, version_nextperformance_tz = version_startdate_tz
    where latest and coalesce(version_end_date, version_start_date) >= now()`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "events_next_performance_idx";
  DROP INDEX "_events_v_version_version_next_performance_idx";
  ALTER TABLE "events" DROP COLUMN "next_performance";
  ALTER TABLE "events" DROP COLUMN "nextperformance_tz";
  ALTER TABLE "_events_v" DROP COLUMN "version_next_performance";
  ALTER TABLE "_events_v" DROP COLUMN "version_nextperformance_tz";`)
}
