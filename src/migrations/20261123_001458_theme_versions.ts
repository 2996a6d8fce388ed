import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "theme_errors" (
  	"tenant_id" uuid NOT NULL,
  	"theme_id" uuid NOT NULL,
  	"number" integer NOT NULL,
  	"fault" text NOT NULL,
  	"file" text NOT NULL,
  	"line" integer,
  	"column" integer,
  	"message" text NOT NULL,
  	"address" text NOT NULL,
  	"count" integer DEFAULT 1 NOT NULL,
  	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "theme_errors_theme_id_number_fault_pk" PRIMARY KEY("theme_id","number","fault")
  );
  
  CREATE TABLE "theme_pointers" (
  	"theme_id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"version_id" uuid,
  	"last_number" integer NOT NULL,
  	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "theme_versions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"theme_id" uuid NOT NULL,
  	"number" integer NOT NULL,
  	"source" text NOT NULL,
  	"commit" text,
  	"created_by" uuid,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"info" jsonb NOT NULL,
  	"manifest" jsonb NOT NULL,
  	"files" jsonb NOT NULL,
  	"bytes" bigint NOT NULL
  );
  
  CREATE INDEX "theme_errors_tenant_idx" ON "theme_errors" USING btree ("tenant_id");
  CREATE INDEX "theme_pointers_tenant_idx" ON "theme_pointers" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "theme_versions_number_idx" ON "theme_versions" USING btree ("theme_id","number");
  CREATE INDEX "theme_versions_tenant_idx" ON "theme_versions" USING btree ("tenant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "theme_errors" CASCADE;
  DROP TABLE "theme_pointers" CASCADE;
  DROP TABLE "theme_versions" CASCADE;`)
}
