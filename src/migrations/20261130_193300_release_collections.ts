import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Releases, reviews and imports become collections of Payload, where they are; releases in a table of another name,
 * because the calls of the plugin have the addresses below `/releases`. Rows of tenants that no longer exist are deleted,
 * as nobody can read them. Accounts that no longer exist are not referred to any more. A site takes its rows with it, also
 * while the plugin is switched off.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "releases" RENAME TO "site_releases";
  ALTER TABLE "site_releases" RENAME COLUMN "planned_by" TO "planned_by_id";
  ALTER TABLE "site_releases" RENAME COLUMN "created_by" TO "created_by_id";
  ALTER TABLE "site_releases" RENAME COLUMN "live_by" TO "live_by_id";
  ALTER TABLE "site_releases" RENAME COLUMN "taken_back_by" TO "taken_back_by_id";
  ALTER TABLE "document_reviews" RENAME COLUMN "asked_by" TO "asked_by_id";
  ALTER TABLE "document_reviews" RENAME COLUMN "answered_by" TO "answered_by_id";
  ALTER TABLE "site_releases" ALTER COLUMN "created_by_id" DROP NOT NULL;
  ALTER TABLE "document_reviews" ALTER COLUMN "asked_by_id" DROP NOT NULL;
  ALTER TABLE "csv_imports" ALTER COLUMN "user_id" DROP NOT NULL;
  DELETE FROM "release_documents" d WHERE NOT EXISTS (SELECT FROM "tenants" t WHERE t."id" = d."tenant_id");
  DELETE FROM "site_releases" r WHERE NOT EXISTS (SELECT FROM "tenants" t WHERE t."id" = r."tenant_id");
  DELETE FROM "document_reviews" r WHERE NOT EXISTS (SELECT FROM "tenants" t WHERE t."id" = r."tenant_id");
  DELETE FROM "csv_imports" i WHERE NOT EXISTS (SELECT FROM "tenants" t WHERE t."id" = i."tenant_id");
  UPDATE "site_releases" SET "planned_by_id" = (SELECT u."id" FROM "users" u WHERE u."id" = "planned_by_id"), "created_by_id" = (SELECT u."id" FROM "users" u WHERE u."id" = "created_by_id"),
    "live_by_id" = (SELECT u."id" FROM "users" u WHERE u."id" = "live_by_id"), "taken_back_by_id" = (SELECT u."id" FROM "users" u WHERE u."id" = "taken_back_by_id");
  UPDATE "document_reviews" SET "asked_by_id" = (SELECT u."id" FROM "users" u WHERE u."id" = "asked_by_id"), "answered_by_id" = (SELECT u."id" FROM "users" u WHERE u."id" = "answered_by_id");
  UPDATE "csv_imports" SET "user_id" = (SELECT u."id" FROM "users" u WHERE u."id" = "user_id");
  CREATE TYPE "public"."enum_document_reviews_state" AS ENUM('asked', 'sentBack');
  CREATE TYPE "public"."enum_site_releases_state" AS ENUM('draft', 'planned', 'live', 'takenBack', 'failed');
  CREATE TYPE "public"."enum_site_releases_failure" AS ENUM('empty', 'planner', 'trouble');
  DROP INDEX "document_reviews_tenant_idx";
  DROP INDEX "csv_imports_tenant_idx";
  DROP INDEX "releases_tenant_idx";
  DROP INDEX "releases_due_idx";
  ALTER TABLE "document_reviews" DROP CONSTRAINT "document_reviews_pkey";
  ALTER TABLE "document_reviews" ADD COLUMN "id" uuid;
  UPDATE "document_reviews" SET "id" = gen_random_uuid();
  ALTER TABLE "document_reviews" ADD PRIMARY KEY ("id");
  ALTER TABLE "document_reviews" ALTER COLUMN "document_id" SET DATA TYPE varchar;
  ALTER TABLE "document_reviews" ALTER COLUMN "collection" SET DATA TYPE varchar;
  ALTER TABLE "document_reviews" ALTER COLUMN "state" SET DATA TYPE "public"."enum_document_reviews_state" USING "state"::"public"."enum_document_reviews_state";
  ALTER TABLE "document_reviews" ALTER COLUMN "note" SET DATA TYPE varchar;
  ALTER TABLE "document_reviews" ALTER COLUMN "answer" SET DATA TYPE varchar;
  ALTER TABLE "document_reviews" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;
  ALTER TABLE "document_reviews" ADD COLUMN "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL;
  UPDATE "document_reviews" SET "created_at" = "asked_at", "updated_at" = coalesce("answered_at", "asked_at");
  ALTER TABLE "csv_imports" ALTER COLUMN "type" SET DATA TYPE varchar;
  ALTER TABLE "csv_imports" ALTER COLUMN "locale" SET DATA TYPE varchar;
  ALTER TABLE "csv_imports" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;
  UPDATE "csv_imports" SET "updated_at" = coalesce("undone_at", "created_at");
  ALTER TABLE "site_releases" ALTER COLUMN "title" SET DATA TYPE varchar;
  ALTER TABLE "site_releases" ALTER COLUMN "note" SET DATA TYPE varchar;
  ALTER TABLE "site_releases" ALTER COLUMN "state" DROP DEFAULT;
  ALTER TABLE "site_releases" ALTER COLUMN "state" SET DATA TYPE "public"."enum_site_releases_state" USING "state"::"public"."enum_site_releases_state";
  ALTER TABLE "site_releases" ALTER COLUMN "state" SET DEFAULT 'draft';
  ALTER TABLE "site_releases" ADD COLUMN "failure" "enum_site_releases_failure";
  UPDATE "site_releases" SET "failure" = ("refusals" #>> '{}')::"enum_site_releases_failure", "refusals" = NULL WHERE jsonb_typeof("refusals") = 'string';
  ALTER TABLE "document_reviews" ADD CONSTRAINT "document_reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_reviews" ADD CONSTRAINT "document_reviews_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "document_reviews" ADD CONSTRAINT "document_reviews_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_releases" ADD CONSTRAINT "site_releases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_releases" ADD CONSTRAINT "site_releases_planned_by_id_users_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_releases" ADD CONSTRAINT "site_releases_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_releases" ADD CONSTRAINT "site_releases_live_by_id_users_id_fk" FOREIGN KEY ("live_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_releases" ADD CONSTRAINT "site_releases_taken_back_by_id_users_id_fk" FOREIGN KEY ("taken_back_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "document_reviews_document_id_idx" ON "document_reviews" USING btree ("document_id");
  CREATE INDEX "document_reviews_asked_by_idx" ON "document_reviews" USING btree ("asked_by_id");
  CREATE INDEX "document_reviews_answered_by_idx" ON "document_reviews" USING btree ("answered_by_id");
  CREATE INDEX "document_reviews_updated_at_idx" ON "document_reviews" USING btree ("updated_at");
  CREATE INDEX "document_reviews_created_at_idx" ON "document_reviews" USING btree ("created_at");
  CREATE INDEX "tenant_askedAt_idx" ON "document_reviews" USING btree ("tenant_id","asked_at");
  CREATE INDEX "csv_imports_user_idx" ON "csv_imports" USING btree ("user_id");
  CREATE INDEX "csv_imports_updated_at_idx" ON "csv_imports" USING btree ("updated_at");
  CREATE INDEX "csv_imports_created_at_idx" ON "csv_imports" USING btree ("created_at");
  CREATE INDEX "tenant_type_createdAt_idx" ON "csv_imports" USING btree ("tenant_id","type","created_at");
  CREATE INDEX "site_releases_planned_by_idx" ON "site_releases" USING btree ("planned_by_id");
  CREATE INDEX "site_releases_created_by_idx" ON "site_releases" USING btree ("created_by_id");
  CREATE INDEX "site_releases_live_by_idx" ON "site_releases" USING btree ("live_by_id");
  CREATE INDEX "site_releases_taken_back_by_idx" ON "site_releases" USING btree ("taken_back_by_id");
  CREATE INDEX "site_releases_updated_at_idx" ON "site_releases" USING btree ("updated_at");
  CREATE INDEX "site_releases_created_at_idx" ON "site_releases" USING btree ("created_at");
  CREATE INDEX "tenant_createdAt_idx" ON "site_releases" USING btree ("tenant_id","created_at");
  CREATE INDEX "state_plannedFor_idx" ON "site_releases" USING btree ("state","planned_for");`)
}

/** Rows of accounts that no longer exist get the nil UUID, which no account has. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "document_reviews" DROP CONSTRAINT "document_reviews_tenant_id_tenants_id_fk", DROP CONSTRAINT "document_reviews_asked_by_id_users_id_fk", DROP CONSTRAINT "document_reviews_answered_by_id_users_id_fk";
  ALTER TABLE "csv_imports" DROP CONSTRAINT "csv_imports_tenant_id_tenants_id_fk", DROP CONSTRAINT "csv_imports_user_id_users_id_fk";
  ALTER TABLE "site_releases" DROP CONSTRAINT "site_releases_tenant_id_tenants_id_fk", DROP CONSTRAINT "site_releases_planned_by_id_users_id_fk", DROP CONSTRAINT "site_releases_created_by_id_users_id_fk",
    DROP CONSTRAINT "site_releases_live_by_id_users_id_fk", DROP CONSTRAINT "site_releases_taken_back_by_id_users_id_fk";
  DROP INDEX "document_reviews_document_id_idx", "document_reviews_asked_by_idx", "document_reviews_answered_by_idx", "document_reviews_updated_at_idx", "document_reviews_created_at_idx", "tenant_askedAt_idx",
    "csv_imports_user_idx", "csv_imports_updated_at_idx", "csv_imports_created_at_idx", "tenant_type_createdAt_idx",
    "site_releases_planned_by_idx", "site_releases_created_by_idx", "site_releases_live_by_idx", "site_releases_taken_back_by_idx", "site_releases_updated_at_idx", "site_releases_created_at_idx",
    "tenant_createdAt_idx", "state_plannedFor_idx";
  UPDATE "site_releases" SET "created_by_id" = '00000000-0000-0000-0000-000000000000' WHERE "created_by_id" IS NULL;
  UPDATE "site_releases" SET "planned_by_id" = '00000000-0000-0000-0000-000000000000' WHERE "planned_by_id" IS NULL AND "planned_for" IS NOT NULL;
  UPDATE "document_reviews" SET "asked_by_id" = '00000000-0000-0000-0000-000000000000' WHERE "asked_by_id" IS NULL;
  UPDATE "csv_imports" SET "user_id" = '00000000-0000-0000-0000-000000000000' WHERE "user_id" IS NULL;
  UPDATE "site_releases" SET "refusals" = to_jsonb("failure"::text) WHERE "failure" IS NOT NULL;
  ALTER TABLE "document_reviews" DROP CONSTRAINT "document_reviews_pkey";
  ALTER TABLE "document_reviews" DROP COLUMN "id", DROP COLUMN "updated_at", DROP COLUMN "created_at";
  ALTER TABLE "document_reviews" ALTER COLUMN "document_id" SET DATA TYPE uuid USING "document_id"::uuid;
  ALTER TABLE "document_reviews" ADD PRIMARY KEY ("document_id");
  ALTER TABLE "document_reviews" ALTER COLUMN "collection" SET DATA TYPE text;
  ALTER TABLE "document_reviews" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "document_reviews" ALTER COLUMN "note" SET DATA TYPE text;
  ALTER TABLE "document_reviews" ALTER COLUMN "answer" SET DATA TYPE text;
  ALTER TABLE "document_reviews" ALTER COLUMN "asked_by_id" SET NOT NULL;
  ALTER TABLE "csv_imports" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "csv_imports" ALTER COLUMN "locale" SET DATA TYPE text;
  ALTER TABLE "csv_imports" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "csv_imports" DROP COLUMN "updated_at";
  ALTER TABLE "site_releases" ALTER COLUMN "title" SET DATA TYPE text;
  ALTER TABLE "site_releases" ALTER COLUMN "note" SET DATA TYPE text;
  ALTER TABLE "site_releases" ALTER COLUMN "state" DROP DEFAULT;
  ALTER TABLE "site_releases" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "site_releases" ALTER COLUMN "state" SET DEFAULT 'draft';
  ALTER TABLE "site_releases" ALTER COLUMN "created_by_id" SET NOT NULL;
  ALTER TABLE "site_releases" DROP COLUMN "failure";
  ALTER TABLE "document_reviews" RENAME COLUMN "asked_by_id" TO "asked_by";
  ALTER TABLE "document_reviews" RENAME COLUMN "answered_by_id" TO "answered_by";
  ALTER TABLE "site_releases" RENAME COLUMN "planned_by_id" TO "planned_by";
  ALTER TABLE "site_releases" RENAME COLUMN "created_by_id" TO "created_by";
  ALTER TABLE "site_releases" RENAME COLUMN "live_by_id" TO "live_by";
  ALTER TABLE "site_releases" RENAME COLUMN "taken_back_by_id" TO "taken_back_by";
  ALTER TABLE "site_releases" RENAME TO "releases";
  CREATE INDEX "document_reviews_tenant_idx" ON "document_reviews" USING btree ("tenant_id","asked_at");
  CREATE INDEX "csv_imports_tenant_idx" ON "csv_imports" USING btree ("tenant_id","type","created_at");
  CREATE INDEX "releases_tenant_idx" ON "releases" USING btree ("tenant_id","created_at");
  CREATE INDEX "releases_due_idx" ON "releases" USING btree ("planned_for") WHERE "releases"."state" = 'planned';
  DROP TYPE "public"."enum_document_reviews_state";
  DROP TYPE "public"."enum_site_releases_state";
  DROP TYPE "public"."enum_site_releases_failure";`)
}
