import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "audience_counts" (
  	"tenant_id" uuid NOT NULL,
  	"day" date NOT NULL,
  	"kind" text NOT NULL,
  	"key" text NOT NULL,
  	"n" bigint NOT NULL,
  	CONSTRAINT "audience_counts_tenant_id_day_kind_key_pk" PRIMARY KEY("tenant_id","day","kind","key")
  );
  
  CREATE TABLE "audience_switches" (
  	"tenant_id" uuid PRIMARY KEY NOT NULL,
  	"is_on" boolean NOT NULL
  );
  
  CREATE INDEX "audience_counts_day_idx" ON "audience_counts" USING btree ("day");`)
  // Pages show whether the site is counted.
  await db.execute(sql`select watch_for_sites('audience_switches')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audience_counts" CASCADE;
  DROP TABLE "audience_switches" CASCADE;`)
}
