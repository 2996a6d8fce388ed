import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Saved views, access tokens and preview links become collections of Payload, where they are. Rows whose site no longer
 * exists are deleted, and those of a deleted account that nobody can use: tokens, preview links, private views. Required
 * references delete the row with what it refers to, so that sites and accounts can be deleted while the plugin is
 * switched off.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "saved_views" v WHERE NOT EXISTS (SELECT FROM "tenants" t WHERE t."id" = v."tenant_id") OR (NOT v."is_shared" AND NOT EXISTS (SELECT FROM "users" u WHERE u."id" = v."user_id"));
  DELETE FROM "access_tokens" a WHERE NOT EXISTS (SELECT FROM "tenants" t WHERE t."id" = a."tenant_id") OR NOT EXISTS (SELECT FROM "users" u WHERE u."id" = a."user_id");
  DELETE FROM "preview_links" p WHERE NOT EXISTS (SELECT FROM "tenants" t WHERE t."id" = p."tenant_id") OR NOT EXISTS (SELECT FROM "users" u WHERE u."id" = p."created_by");
  DROP INDEX "preview_links_token_idx";
  DROP INDEX "preview_links_document_idx";
  DROP INDEX "preview_links_expires_idx";
  DROP INDEX "saved_views_tenant_idx";
  ALTER TABLE "preview_links" RENAME COLUMN "created_by" TO "created_by_id";
  ALTER TABLE "preview_links" ALTER COLUMN "token_hash" SET DATA TYPE varchar;
  ALTER TABLE "preview_links" ALTER COLUMN "collection" SET DATA TYPE varchar;
  ALTER TABLE "preview_links" ALTER COLUMN "document_id" SET DATA TYPE varchar;
  ALTER TABLE "preview_links" ALTER COLUMN "language" SET DATA TYPE varchar;
  ALTER TABLE "access_tokens" ALTER COLUMN "session_id" SET DATA TYPE varchar;
  ALTER TABLE "access_tokens" ALTER COLUMN "name" SET DATA TYPE varchar;
  ALTER TABLE "access_tokens" ALTER COLUMN "hash" SET DATA TYPE varchar;
  ALTER TABLE "access_tokens" ALTER COLUMN "keys" SET DATA TYPE jsonb USING to_jsonb("keys");
  ALTER TABLE "saved_views" ALTER COLUMN "user_id" DROP NOT NULL;
  UPDATE "saved_views" v SET "user_id" = NULL WHERE NOT EXISTS (SELECT FROM "users" u WHERE u."id" = v."user_id");
  ALTER TABLE "saved_views" ALTER COLUMN "type" SET DATA TYPE varchar;
  ALTER TABLE "saved_views" ALTER COLUMN "title" SET DATA TYPE varchar;
  ALTER TABLE "saved_views" ALTER COLUMN "query" SET DATA TYPE varchar;
  ALTER TABLE "preview_links" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;
  ALTER TABLE "access_tokens" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;
  ALTER TABLE "saved_views" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;
  UPDATE "preview_links" SET "updated_at" = coalesce("revoked_at", "created_at");
  UPDATE "access_tokens" SET "updated_at" = coalesce("last_used_at", "created_at");
  UPDATE "saved_views" SET "updated_at" = "created_at";
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "preview_links_token_hash_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_created_by_idx" ON "preview_links" USING btree ("created_by_id");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "collection_documentId_idx" ON "preview_links" USING btree ("collection","document_id");
  CREATE INDEX "access_tokens_updated_at_idx" ON "access_tokens" USING btree ("updated_at");
  CREATE INDEX "access_tokens_created_at_idx" ON "access_tokens" USING btree ("created_at");
  CREATE INDEX "saved_views_updated_at_idx" ON "saved_views" USING btree ("updated_at");
  CREATE INDEX "saved_views_created_at_idx" ON "saved_views" USING btree ("created_at");
  CREATE INDEX "tenant_type_idx" ON "saved_views" USING btree ("tenant_id","type");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "preview_links" DROP CONSTRAINT "preview_links_tenant_id_tenants_id_fk";
  ALTER TABLE "preview_links" DROP CONSTRAINT "preview_links_created_by_id_users_id_fk";
  ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_tenant_id_tenants_id_fk";
  ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_user_id_users_id_fk";
  ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_tenant_id_tenants_id_fk";
  ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_user_id_users_id_fk";
  DROP INDEX "preview_links_token_hash_idx";
  DROP INDEX "preview_links_created_by_idx";
  DROP INDEX "preview_links_expires_at_idx";
  DROP INDEX "preview_links_updated_at_idx";
  DROP INDEX "preview_links_created_at_idx";
  DROP INDEX "collection_documentId_idx";
  DROP INDEX "access_tokens_updated_at_idx";
  DROP INDEX "access_tokens_created_at_idx";
  DROP INDEX "saved_views_updated_at_idx";
  DROP INDEX "saved_views_created_at_idx";
  DROP INDEX "tenant_type_idx";
  ALTER TABLE "preview_links" RENAME COLUMN "created_by_id" TO "created_by";
  ALTER TABLE "preview_links" ALTER COLUMN "token_hash" SET DATA TYPE text;
  ALTER TABLE "preview_links" ALTER COLUMN "collection" SET DATA TYPE text;
  ALTER TABLE "preview_links" ALTER COLUMN "document_id" SET DATA TYPE uuid USING "document_id"::uuid;
  ALTER TABLE "preview_links" ALTER COLUMN "language" SET DATA TYPE text;
  ALTER TABLE "access_tokens" ALTER COLUMN "session_id" SET DATA TYPE text;
  ALTER TABLE "access_tokens" ALTER COLUMN "name" SET DATA TYPE text;
  ALTER TABLE "access_tokens" ALTER COLUMN "hash" SET DATA TYPE text;
  ALTER TABLE "access_tokens" ADD COLUMN "key_list" text[];
  UPDATE "access_tokens" SET "key_list" = array(SELECT jsonb_array_elements_text("keys"));
  ALTER TABLE "access_tokens" DROP COLUMN "keys";
  ALTER TABLE "access_tokens" RENAME COLUMN "key_list" TO "keys";
  ALTER TABLE "access_tokens" ALTER COLUMN "keys" SET NOT NULL;
  UPDATE "saved_views" SET "user_id" = '00000000-0000-0000-0000-000000000000' WHERE "user_id" IS NULL;
  ALTER TABLE "saved_views" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "saved_views" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "saved_views" ALTER COLUMN "title" SET DATA TYPE text;
  ALTER TABLE "saved_views" ALTER COLUMN "query" SET DATA TYPE text;
  CREATE UNIQUE INDEX "preview_links_token_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("collection","document_id");
  CREATE INDEX "preview_links_expires_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "saved_views_tenant_idx" ON "saved_views" USING btree ("tenant_id","type");
  ALTER TABLE "preview_links" DROP COLUMN "updated_at";
  ALTER TABLE "access_tokens" DROP COLUMN "updated_at";
  ALTER TABLE "saved_views" DROP COLUMN "updated_at";`)
}
