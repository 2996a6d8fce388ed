import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_links" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"language" text NOT NULL,
  	"created_by" uuid NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"revoked_at" timestamp (3) with time zone
  );
  
  CREATE UNIQUE INDEX "preview_links_token_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("collection","document_id");
  CREATE INDEX "preview_links_tenant_idx" ON "preview_links" USING btree ("tenant_id");
  CREATE INDEX "preview_links_expires_idx" ON "preview_links" USING btree ("expires_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "preview_links" CASCADE;`)
}
