import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "old_website_items" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"website_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"old_id" text NOT NULL,
  	"position" integer NOT NULL,
  	"title" text NOT NULL,
  	"path" text,
  	"type" text NOT NULL,
  	"data" jsonb NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"problem" text,
  	"detail" text,
  	"collection" text,
  	"document_id" uuid,
  	"left_at" timestamp (3) with time zone,
  	"open_links" integer DEFAULT 0 NOT NULL,
  	"is_in_release" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "old_website_parts" (
  	"website_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"file" integer NOT NULL,
  	"number" integer NOT NULL,
  	"bytes" "bytea" NOT NULL,
  	"size" bigint NOT NULL,
  	CONSTRAINT "old_website_parts_website_id_file_number_pk" PRIMARY KEY("website_id","file","number")
  );
  
  CREATE TABLE "old_websites" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"state" text NOT NULL,
  	"sizes" jsonb NOT NULL,
  	"address" text,
  	"title" text,
  	"locale" text NOT NULL,
  	"choices" jsonb,
  	"problem" text,
  	"releases" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "old_website_items_old_id" ON "old_website_items" USING btree ("website_id","kind","old_id");
  CREATE INDEX "old_website_items_state_idx" ON "old_website_items" USING btree ("website_id","state","kind","position");
  CREATE INDEX "old_website_items_document_idx" ON "old_website_items" USING btree ("document_id");
  CREATE INDEX "old_website_items_tenant_idx" ON "old_website_items" USING btree ("tenant_id");
  CREATE INDEX "old_website_parts_tenant_idx" ON "old_website_parts" USING btree ("tenant_id");
  CREATE INDEX "old_websites_tenant_idx" ON "old_websites" USING btree ("tenant_id","created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "old_website_items" CASCADE;
  DROP TABLE "old_website_parts" CASCADE;
  DROP TABLE "old_websites" CASCADE;`)
}
