import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "starter_documents" (
  	"document_id" uuid PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"starter" text NOT NULL,
  	"left_at" timestamp (3) with time zone NOT NULL,
  	"position" integer NOT NULL
  );
  
  CREATE INDEX "starter_documents_tenant_idx" ON "starter_documents" USING btree ("tenant_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "starter_documents" CASCADE;`)
}
