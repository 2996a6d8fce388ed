import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "announcements" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"outcome" jsonb NOT NULL,
  	"state" text DEFAULT 'done' NOT NULL,
  	"replaces" uuid,
  	"reason" text NOT NULL,
  	"messages" jsonb NOT NULL,
  	"is_on_site" boolean NOT NULL,
  	"until" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"created_by" uuid NOT NULL
  );
  
  CREATE TABLE "announced_performances" (
  	"announcement_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"performance_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"before" jsonb NOT NULL,
  	"after" jsonb NOT NULL,
  	"left_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "announced_performances_announcement_id_performance_id_pk" PRIMARY KEY("announcement_id","performance_id")
  );
  
  CREATE TABLE "saved_announcements" (
  	"tenant_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"texts" jsonb NOT NULL,
  	CONSTRAINT "saved_announcements_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind")
  );
  
  CREATE INDEX "announcements_tenant_idx" ON "announcements" USING btree ("tenant_id","created_at");
  CREATE INDEX "announced_performances_performance_idx" ON "announced_performances" USING btree ("performance_id");
  CREATE INDEX "announced_performances_tenant_idx" ON "announced_performances" USING btree ("tenant_id");`)
  // Pages of the website show announcements.
  await db.execute(sql`select watch_for_sites('announcements')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "announcements" CASCADE;
  DROP TABLE "announced_performances" CASCADE;
  DROP TABLE "saved_announcements" CASCADE;`)
}
