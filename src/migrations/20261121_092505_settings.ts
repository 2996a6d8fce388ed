import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenants_date_time_formats_date_format" AS ENUM('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY', 'YYYY/MM/DD');
  CREATE TYPE "public"."enum_tenants_date_time_formats_month_format" AS ENUM('long', 'short', 'numeric');
  CREATE TYPE "public"."enum_tenants_date_time_formats_time_format" AS ENUM('12h', '24h');
  CREATE TYPE "public"."enum_tenants_date_time_formats_date_time_separator" AS ENUM('at', 'comma', 'dash', 'space');
  CREATE TYPE "public"."enum_tenants_csp_preset" AS ENUM('strict', 'moderate', 'relaxed');
  CREATE TABLE "apps_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "apps_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar
  );
  
  CREATE TABLE "app_config" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "custom_attributes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "secrets" (
  	"tenant_id" uuid NOT NULL,
  	"owner" text NOT NULL,
  	"name" text NOT NULL,
  	"envelope" text NOT NULL,
  	"last4" text NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "secrets_tenant_id_owner_name_pk" PRIMARY KEY("tenant_id","owner","name")
  );
  
  ALTER TABLE "pages" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "reusable_content" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_reusable_content_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "themes" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_themes_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "blogs" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "posts" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "redirects" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "forms" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_forms_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "fonts" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_fonts_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "events" ADD COLUMN "startdate_tz" varchar;
  ALTER TABLE "events" ADD COLUMN "enddate_tz" varchar;
  ALTER TABLE "events" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_startdate_tz" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_enddate_tz" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "event_instances" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_event_instances_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "event_collections" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_event_collections_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "people" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_people_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "seasons" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_seasons_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "series" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_series_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "works" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_works_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "venues" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_venues_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "organizations" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_organizations_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "media" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_media_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "files" ADD COLUMN "publishdate_tz" varchar;
  ALTER TABLE "_files_v" ADD COLUMN "version_publishdate_tz" varchar;
  ALTER TABLE "tenants_domains" ADD COLUMN "dns_records" jsonb;
  ALTER TABLE "tenants_domains" ADD COLUMN "failing_since" timestamp(3) with time zone;
  ALTER TABLE "tenants_domains" ADD COLUMN "token" varchar;
  ALTER TABLE "tenants" ADD COLUMN "date_time_formats_date_format" "enum_tenants_date_time_formats_date_format" DEFAULT 'MM/DD/YYYY';
  ALTER TABLE "tenants" ADD COLUMN "date_time_formats_month_format" "enum_tenants_date_time_formats_month_format" DEFAULT 'short';
  ALTER TABLE "tenants" ADD COLUMN "date_time_formats_time_format" "enum_tenants_date_time_formats_time_format" DEFAULT '12h';
  ALTER TABLE "tenants" ADD COLUMN "date_time_formats_show_seconds" boolean DEFAULT false;
  ALTER TABLE "tenants" ADD COLUMN "date_time_formats_date_time_separator" "enum_tenants_date_time_formats_date_time_separator" DEFAULT 'at';
  ALTER TABLE "tenants" ADD COLUMN "csp_preset" "enum_tenants_csp_preset" DEFAULT 'relaxed';
  ALTER TABLE "tenants" ADD COLUMN "csp_directives" varchar DEFAULT '';
  ALTER TABLE "tenants" ADD COLUMN "cookie_banner_enabled" boolean DEFAULT false;
  ALTER TABLE "tenants" ADD COLUMN "cookie_banner_privacy_policy_url" varchar DEFAULT '';
  ALTER TABLE "tenants" ADD COLUMN "password_protection_enabled" boolean DEFAULT false;
  ALTER TABLE "tenants" ADD COLUMN "password_protection_password_hash" varchar;
  ALTER TABLE "tenants" ADD COLUMN "password_protection_message" varchar DEFAULT '';
  ALTER TABLE "tenants" ADD COLUMN "collaborator_settings_require_request_code" boolean DEFAULT false;
  ALTER TABLE "tenants" ADD COLUMN "collaborator_settings_request_code" varchar;
  ALTER TABLE "apps" ADD COLUMN "logo_id" uuid;
  ALTER TABLE "apps" ADD COLUMN "active" boolean DEFAULT true;
  ALTER TABLE "apps" ADD COLUMN "publisher_title" varchar;
  ALTER TABLE "apps" ADD COLUMN "publisher_url" varchar;
  ALTER TABLE "apps" ADD COLUMN "overview" varchar;
  ALTER TABLE "apps" ADD COLUMN "how_it_works" varchar;
  ALTER TABLE "apps_links" ADD CONSTRAINT "apps_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apps_features" ADD CONSTRAINT "apps_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "app_config" ADD CONSTRAINT "app_config_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_attributes" ADD CONSTRAINT "custom_attributes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "apps_links_order_idx" ON "apps_links" USING btree ("_order");
  CREATE INDEX "apps_links_parent_id_idx" ON "apps_links" USING btree ("_parent_id");
  CREATE INDEX "apps_features_order_idx" ON "apps_features" USING btree ("_order");
  CREATE INDEX "apps_features_parent_id_idx" ON "apps_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "app_config_tenant_idx" ON "app_config" USING btree ("tenant_id");
  CREATE INDEX "app_config_updated_at_idx" ON "app_config" USING btree ("updated_at");
  CREATE INDEX "app_config_created_at_idx" ON "app_config" USING btree ("created_at");
  CREATE UNIQUE INDEX "custom_attributes_tenant_idx" ON "custom_attributes" USING btree ("tenant_id");
  CREATE INDEX "custom_attributes_updated_at_idx" ON "custom_attributes" USING btree ("updated_at");
  CREATE INDEX "custom_attributes_created_at_idx" ON "custom_attributes" USING btree ("created_at");
  ALTER TABLE "apps" ADD CONSTRAINT "apps_logo_id_avatars_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "apps_logo_idx" ON "apps" USING btree ("logo_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "apps_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "apps_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "app_config" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_attributes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "secrets" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "apps_links" CASCADE;
  DROP TABLE "apps_features" CASCADE;
  DROP TABLE "app_config" CASCADE;
  DROP TABLE "custom_attributes" CASCADE;
  DROP TABLE "secrets" CASCADE;
  ALTER TABLE "apps" DROP CONSTRAINT "apps_logo_id_avatars_id_fk";
  
  DROP INDEX "apps_logo_idx";
  ALTER TABLE "pages" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_pages_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "reusable_content" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_reusable_content_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "themes" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_themes_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "blogs" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "posts" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_posts_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "redirects" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "forms" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_forms_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "fonts" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_fonts_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "events" DROP COLUMN "startdate_tz";
  ALTER TABLE "events" DROP COLUMN "enddate_tz";
  ALTER TABLE "events" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_events_v" DROP COLUMN "version_startdate_tz";
  ALTER TABLE "_events_v" DROP COLUMN "version_enddate_tz";
  ALTER TABLE "_events_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "event_instances" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_event_instances_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "event_collections" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_event_collections_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "people" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_people_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "seasons" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_seasons_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "series" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_series_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "works" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_works_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "venues" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_venues_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "organizations" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_organizations_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "media" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_media_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "files" DROP COLUMN "publishdate_tz";
  ALTER TABLE "_files_v" DROP COLUMN "version_publishdate_tz";
  ALTER TABLE "tenants_domains" DROP COLUMN "dns_records";
  ALTER TABLE "tenants_domains" DROP COLUMN "failing_since";
  ALTER TABLE "tenants_domains" DROP COLUMN "token";
  ALTER TABLE "tenants" DROP COLUMN "date_time_formats_date_format";
  ALTER TABLE "tenants" DROP COLUMN "date_time_formats_month_format";
  ALTER TABLE "tenants" DROP COLUMN "date_time_formats_time_format";
  ALTER TABLE "tenants" DROP COLUMN "date_time_formats_show_seconds";
  ALTER TABLE "tenants" DROP COLUMN "date_time_formats_date_time_separator";
  ALTER TABLE "tenants" DROP COLUMN "csp_preset";
  ALTER TABLE "tenants" DROP COLUMN "csp_directives";
  ALTER TABLE "tenants" DROP COLUMN "cookie_banner_enabled";
  ALTER TABLE "tenants" DROP COLUMN "cookie_banner_privacy_policy_url";
  ALTER TABLE "tenants" DROP COLUMN "password_protection_enabled";
  ALTER TABLE "tenants" DROP COLUMN "password_protection_password_hash";
  ALTER TABLE "tenants" DROP COLUMN "password_protection_message";
  ALTER TABLE "tenants" DROP COLUMN "collaborator_settings_require_request_code";
  ALTER TABLE "tenants" DROP COLUMN "collaborator_settings_request_code";
  ALTER TABLE "apps" DROP COLUMN "logo_id";
  ALTER TABLE "apps" DROP COLUMN "active";
  ALTER TABLE "apps" DROP COLUMN "publisher_title";
  ALTER TABLE "apps" DROP COLUMN "publisher_url";
  ALTER TABLE "apps" DROP COLUMN "overview";
  ALTER TABLE "apps" DROP COLUMN "how_it_works";
  DROP TYPE "public"."enum_tenants_date_time_formats_date_format";
  DROP TYPE "public"."enum_tenants_date_time_formats_month_format";
  DROP TYPE "public"."enum_tenants_date_time_formats_time_format";
  DROP TYPE "public"."enum_tenants_date_time_formats_date_time_separator";
  DROP TYPE "public"."enum_tenants_csp_preset";`)
}
