import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "document_saves" (
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"writer" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"person_id" uuid,
  	"saved_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "document_saves_collection_document_id_writer_pk" PRIMARY KEY("collection","document_id","writer")
  );
  
  CREATE INDEX "document_saves_tenant_idx" ON "document_saves" USING btree ("tenant_id");
  CREATE INDEX "document_saves_saved_idx" ON "document_saves" USING btree ("saved_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "document_saves" CASCADE;`)
}
