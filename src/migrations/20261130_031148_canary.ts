import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "canary_runs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"started_at" timestamp (3) with time zone NOT NULL,
  	"finished_at" timestamp (3) with time zone NOT NULL,
  	"state" text NOT NULL,
  	"attempts" integer NOT NULL,
  	"next" integer NOT NULL,
  	"total" integer NOT NULL,
  	"findings" jsonb NOT NULL
  );
  
  CREATE TABLE "canary_sites" (
  	"name" text PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"mark" text NOT NULL
  );
  
  ALTER TABLE "tenants" ADD COLUMN "internal" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "internal" boolean DEFAULT false;
  CREATE INDEX "canary_runs_started_idx" ON "canary_runs" USING btree ("started_at");`)
  // Sites are counted without reading their rows.
  await db.execute(sql`create index tenants_listed on tenants (id) where internal is not true`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "tenants_listed";
  DROP TABLE "canary_runs" CASCADE;
  DROP TABLE "canary_sites" CASCADE;
  ALTER TABLE "tenants" DROP COLUMN "internal";
  ALTER TABLE "users" DROP COLUMN "internal";`)
}
