import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "keep_answers_days" numeric;
  ALTER TABLE "_forms_v" ADD COLUMN "version_keep_answers_days" numeric;
  ALTER TABLE "form_submissions" ADD COLUMN "questions" jsonb;
  ALTER TABLE "form_submissions" ADD COLUMN "language" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "page" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "form_submissions" ADD COLUMN "read_by_id" uuid;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_read_by_id_users_id_fk" FOREIGN KEY ("read_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "form_submissions_read_by_idx" ON "form_submissions" USING btree ("read_by_id");
  CREATE INDEX "form_createdAt_idx" ON "form_submissions" USING btree ("form_id","created_at");
  CREATE INDEX "tenant_readAt_idx" ON "form_submissions" USING btree ("tenant_id","read_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_read_by_id_users_id_fk";
  
  DROP INDEX "form_submissions_read_by_idx";
  DROP INDEX "form_createdAt_idx";
  DROP INDEX "tenant_readAt_idx";
  ALTER TABLE "forms" DROP COLUMN "keep_answers_days";
  ALTER TABLE "_forms_v" DROP COLUMN "version_keep_answers_days";
  ALTER TABLE "form_submissions" DROP COLUMN "questions";
  ALTER TABLE "form_submissions" DROP COLUMN "language";
  ALTER TABLE "form_submissions" DROP COLUMN "page";
  ALTER TABLE "form_submissions" DROP COLUMN "read_at";
  ALTER TABLE "form_submissions" DROP COLUMN "read_by_id";`)
}
