import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "document_reviews" (
  	"document_id" uuid PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"state" text NOT NULL,
  	"asked_by" uuid NOT NULL,
  	"asked_at" timestamp (3) with time zone NOT NULL,
  	"note" text,
  	"answered_by" uuid,
  	"answered_at" timestamp (3) with time zone,
  	"answer" text
  );
  
  CREATE INDEX "document_reviews_tenant_idx" ON "document_reviews" USING btree ("tenant_id","asked_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "document_reviews" CASCADE;`)
}
