import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "csv_imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"type" text NOT NULL,
  	"locale" text NOT NULL,
  	"changes" jsonb NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"undone_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "saved_views" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"type" text NOT NULL,
  	"title" text NOT NULL,
  	"query" text NOT NULL,
  	"is_shared" boolean DEFAULT false NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "csv_imports_tenant_idx" ON "csv_imports" USING btree ("tenant_id","type","created_at");
  CREATE INDEX "saved_views_tenant_idx" ON "saved_views" USING btree ("tenant_id","type");
  CREATE INDEX "saved_views_user_idx" ON "saved_views" USING btree ("user_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "csv_imports" CASCADE;
  DROP TABLE "saved_views" CASCADE;`)
}
