import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "translation_counts" (
  	"document_id" uuid PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"main" text NOT NULL,
  	"total" integer NOT NULL,
  	"languages" jsonb NOT NULL
  );
  
  CREATE TABLE "translation_facts" (
  	"version_id" uuid PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"facts" jsonb NOT NULL,
  	"saved_at" timestamp (6) with time zone NOT NULL
  );
  
  CREATE INDEX "translation_counts_tenant_idx" ON "translation_counts" USING btree ("tenant_id","collection");
  CREATE INDEX "translation_facts_document_idx" ON "translation_facts" USING btree ("document_id","saved_at");
  CREATE INDEX "translation_facts_tenant_idx" ON "translation_facts" USING btree ("tenant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "translation_counts" CASCADE;
  DROP TABLE "translation_facts" CASCADE;`)
}
