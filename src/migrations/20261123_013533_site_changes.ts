import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"changes" bigint NOT NULL
  );
  
  CREATE INDEX "site_changes_tenant_idx" ON "site_changes" USING btree ("tenant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_changes" CASCADE;`)
}
