import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "release_documents" (
  	"release_id" uuid NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"is_publish" boolean NOT NULL,
  	"is_open" boolean DEFAULT true NOT NULL,
  	"position" integer NOT NULL,
  	"title" text NOT NULL,
  	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"added_by" uuid NOT NULL,
  	"outcome" text,
  	"before" jsonb,
  	"left_version" uuid,
  	"left_at" timestamp (3) with time zone,
  	CONSTRAINT "release_documents_release_id_collection_document_id_pk" PRIMARY KEY("release_id","collection","document_id")
  );
  
  CREATE TABLE "releases" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"title" text NOT NULL,
  	"note" text,
  	"state" text DEFAULT 'draft' NOT NULL,
  	"planned_for" timestamp (3) with time zone,
  	"planned_by" uuid,
  	"created_by" uuid NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"live_at" timestamp (3) with time zone,
  	"live_by" uuid,
  	"taken_back_at" timestamp (3) with time zone,
  	"taken_back_by" uuid,
  	"refusals" jsonb
  );
  
  CREATE UNIQUE INDEX "release_documents_open" ON "release_documents" USING btree ("collection","document_id") WHERE "release_documents"."is_open";
  CREATE INDEX "release_documents_tenant_idx" ON "release_documents" USING btree ("tenant_id");
  CREATE INDEX "releases_tenant_idx" ON "releases" USING btree ("tenant_id","created_at");
  CREATE INDEX "releases_due_idx" ON "releases" USING btree ("planned_for") WHERE "releases"."state" = 'planned';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "release_documents" CASCADE;
  DROP TABLE "releases" CASCADE;`)
}
