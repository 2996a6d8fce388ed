import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "version_writers" (
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"version_id" uuid NOT NULL,
  	"person_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"saved_at" timestamp (3) with time zone NOT NULL,
  	"restored_saved_at" timestamp (3) with time zone,
  	CONSTRAINT "version_writers_version_id_person_id_pk" PRIMARY KEY("version_id","person_id")
  );
  
  CREATE INDEX "version_writers_document_idx" ON "version_writers" USING btree ("document_id");
  CREATE INDEX "version_writers_tenant_idx" ON "version_writers" USING btree ("tenant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "version_writers" CASCADE;`)
}
