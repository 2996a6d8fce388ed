import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_entries_below_kind" AS ENUM('document', 'address');
  CREATE TYPE "public"."enum_menus_entries_kind" AS ENUM('document', 'address', 'heading');
  CREATE TYPE "public"."enum_menus_place" AS ENUM('main', 'footer');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_entries_below_kind" AS ENUM('document', 'address');
  CREATE TYPE "public"."enum__menus_v_version_entries_kind" AS ENUM('document', 'address', 'heading');
  CREATE TYPE "public"."enum__menus_v_version_place" AS ENUM('main', 'footer');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('af', 'sq', 'ar', 'hy', 'eu', 'be', 'bn', 'bs', 'bg', 'ca', 'zh', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'en', 'eo', 'et', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'he', 'hi', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'ko', 'lv', 'lt', 'lb', 'mk', 'ms', 'mt', 'mi', 'mr', 'nb', 'nn', 'fa', 'pl', 'pt', 'pt-BR', 'pa', 'ro', 'ru', 'gd', 'sr', 'sk', 'sl', 'es', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy');
  CREATE TABLE "menus_entries_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_entries_below_kind" DEFAULT 'document',
  	"address" varchar
  );
  
  CREATE TABLE "menus_entries_below_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_entries_kind" DEFAULT 'document',
  	"address" varchar
  );
  
  CREATE TABLE "menus_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"place" "enum_menus_place" DEFAULT 'main',
  	"publish_date" timestamp(3) with time zone,
  	"publishdate_tz" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "menus_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "menus_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"events_id" uuid,
  	"event_collections_id" uuid,
  	"seasons_id" uuid,
  	"series_id" uuid,
  	"blogs_id" uuid,
  	"posts_id" uuid,
  	"venues_id" uuid
  );
  
  CREATE TABLE "_menus_v_version_entries_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum__menus_v_version_entries_below_kind" DEFAULT 'document',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_entries_below_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum__menus_v_version_entries_kind" DEFAULT 'document',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_place" "enum__menus_v_version_place" DEFAULT 'main',
  	"version_publish_date" timestamp(3) with time zone,
  	"version_publishdate_tz" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_menus_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_menus_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"events_id" uuid,
  	"event_collections_id" uuid,
  	"seasons_id" uuid,
  	"series_id" uuid,
  	"blogs_id" uuid,
  	"posts_id" uuid,
  	"venues_id" uuid
  );
  
  DROP INDEX "tenant_updatedAt_1_idx";
  DROP INDEX "version_tenant_version_updatedAt_1_idx";
  DROP INDEX "tenant_updatedAt_2_idx";
  DROP INDEX "version_tenant_version_updatedAt_2_idx";
  DROP INDEX "tenant_updatedAt_3_idx";
  DROP INDEX "version_tenant_version_updatedAt_3_idx";
  DROP INDEX "tenant_updatedAt_4_idx";
  DROP INDEX "version_tenant_version_updatedAt_4_idx";
  DROP INDEX "tenant_updatedAt_5_idx";
  DROP INDEX "version_tenant_version_updatedAt_5_idx";
  DROP INDEX "tenant_updatedAt_6_idx";
  DROP INDEX "version_tenant_version_updatedAt_6_idx";
  DROP INDEX "tenant_updatedAt_7_idx";
  DROP INDEX "version_tenant_version_updatedAt_7_idx";
  DROP INDEX "tenant_updatedAt_8_idx";
  DROP INDEX "version_tenant_version_updatedAt_8_idx";
  DROP INDEX "tenant_updatedAt_9_idx";
  DROP INDEX "version_tenant_version_updatedAt_9_idx";
  DROP INDEX "tenant_updatedAt_10_idx";
  DROP INDEX "version_tenant_version_updatedAt_10_idx";
  DROP INDEX "tenant_updatedAt_11_idx";
  DROP INDEX "version_tenant_version_updatedAt_11_idx";
  DROP INDEX "tenant_updatedAt_12_idx";
  DROP INDEX "version_tenant_version_updatedAt_12_idx";
  DROP INDEX "tenant_updatedAt_13_idx";
  DROP INDEX "version_tenant_version_updatedAt_13_idx";
  DROP INDEX "tenant_updatedAt_14_idx";
  DROP INDEX "version_tenant_version_updatedAt_14_idx";
  DROP INDEX "tenant_updatedAt_15_idx";
  DROP INDEX "version_tenant_version_updatedAt_15_idx";
  DROP INDEX "tenant_updatedAt_16_idx";
  DROP INDEX "version_tenant_version_updatedAt_16_idx";
  DROP INDEX "tenant_updatedAt_17_idx";
  DROP INDEX "version_tenant_version_updatedAt_17_idx";
  DROP INDEX "tenant_updatedAt_18_idx";
  DROP INDEX "version_tenant_version_updatedAt_18_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "menus_id" uuid;
  ALTER TABLE "menus_entries_below" ADD CONSTRAINT "menus_entries_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries_below_locales" ADD CONSTRAINT "menus_entries_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries" ADD CONSTRAINT "menus_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries_locales" ADD CONSTRAINT "menus_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_texts" ADD CONSTRAINT "menus_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_below" ADD CONSTRAINT "_menus_v_version_entries_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_below_locales" ADD CONSTRAINT "_menus_v_version_entries_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries" ADD CONSTRAINT "_menus_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_locales" ADD CONSTRAINT "_menus_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_texts" ADD CONSTRAINT "_menus_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_entries_below_order_idx" ON "menus_entries_below" USING btree ("_order");
  CREATE INDEX "menus_entries_below_parent_id_idx" ON "menus_entries_below" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_entries_below_locales_locale_parent_id_unique" ON "menus_entries_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_entries_below_locales_parent_idx" ON "menus_entries_below_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_entries_order_idx" ON "menus_entries" USING btree ("_order");
  CREATE INDEX "menus_entries_parent_id_idx" ON "menus_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_entries_locales_locale_parent_id_unique" ON "menus_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_entries_locales_parent_idx" ON "menus_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_tenant_idx" ON "menus" USING btree ("tenant_id");
  CREATE INDEX "menus_place_idx" ON "menus" USING btree ("place");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "tenant_updatedAt_1_idx" ON "menus" USING btree ("tenant_id","updated_at");
  CREATE INDEX "menus_texts_order_parent" ON "menus_texts" USING btree ("order","parent_id");
  CREATE INDEX "menus_rels_order_idx" ON "menus_rels" USING btree ("order");
  CREATE INDEX "menus_rels_parent_idx" ON "menus_rels" USING btree ("parent_id");
  CREATE INDEX "menus_rels_path_idx" ON "menus_rels" USING btree ("path");
  CREATE INDEX "menus_rels_pages_id_idx" ON "menus_rels" USING btree ("pages_id");
  CREATE INDEX "menus_rels_events_id_idx" ON "menus_rels" USING btree ("events_id");
  CREATE INDEX "menus_rels_event_collections_id_idx" ON "menus_rels" USING btree ("event_collections_id");
  CREATE INDEX "menus_rels_seasons_id_idx" ON "menus_rels" USING btree ("seasons_id");
  CREATE INDEX "menus_rels_series_id_idx" ON "menus_rels" USING btree ("series_id");
  CREATE INDEX "menus_rels_blogs_id_idx" ON "menus_rels" USING btree ("blogs_id");
  CREATE INDEX "menus_rels_posts_id_idx" ON "menus_rels" USING btree ("posts_id");
  CREATE INDEX "menus_rels_venues_id_idx" ON "menus_rels" USING btree ("venues_id");
  CREATE INDEX "_menus_v_version_entries_below_order_idx" ON "_menus_v_version_entries_below" USING btree ("_order");
  CREATE INDEX "_menus_v_version_entries_below_parent_id_idx" ON "_menus_v_version_entries_below" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_entries_below_locales_locale_parent_id_uniq" ON "_menus_v_version_entries_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_entries_below_locales_parent_idx" ON "_menus_v_version_entries_below_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_entries_order_idx" ON "_menus_v_version_entries" USING btree ("_order");
  CREATE INDEX "_menus_v_version_entries_parent_id_idx" ON "_menus_v_version_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_entries_locales_locale_parent_id_unique" ON "_menus_v_version_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_entries_locales_parent_idx" ON "_menus_v_version_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_tenant_idx" ON "_menus_v" USING btree ("version_tenant_id");
  CREATE INDEX "_menus_v_version_version_place_idx" ON "_menus_v" USING btree ("version_place");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_autosave_idx" ON "_menus_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_updatedAt_1_idx" ON "_menus_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "_menus_v_texts_order_parent" ON "_menus_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_menus_v_rels_order_idx" ON "_menus_v_rels" USING btree ("order");
  CREATE INDEX "_menus_v_rels_parent_idx" ON "_menus_v_rels" USING btree ("parent_id");
  CREATE INDEX "_menus_v_rels_path_idx" ON "_menus_v_rels" USING btree ("path");
  CREATE INDEX "_menus_v_rels_pages_id_idx" ON "_menus_v_rels" USING btree ("pages_id");
  CREATE INDEX "_menus_v_rels_events_id_idx" ON "_menus_v_rels" USING btree ("events_id");
  CREATE INDEX "_menus_v_rels_event_collections_id_idx" ON "_menus_v_rels" USING btree ("event_collections_id");
  CREATE INDEX "_menus_v_rels_seasons_id_idx" ON "_menus_v_rels" USING btree ("seasons_id");
  CREATE INDEX "_menus_v_rels_series_id_idx" ON "_menus_v_rels" USING btree ("series_id");
  CREATE INDEX "_menus_v_rels_blogs_id_idx" ON "_menus_v_rels" USING btree ("blogs_id");
  CREATE INDEX "_menus_v_rels_posts_id_idx" ON "_menus_v_rels" USING btree ("posts_id");
  CREATE INDEX "_menus_v_rels_venues_id_idx" ON "_menus_v_rels" USING btree ("venues_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tenant_updatedAt_2_idx" ON "reusable_content" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_2_idx" ON "_reusable_content_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_3_idx" ON "themes" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_3_idx" ON "_themes_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_4_idx" ON "blogs" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_4_idx" ON "_blogs_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_5_idx" ON "posts" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_5_idx" ON "_posts_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_6_idx" ON "redirects" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_6_idx" ON "_redirects_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_7_idx" ON "forms" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_7_idx" ON "_forms_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_8_idx" ON "fonts" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_8_idx" ON "_fonts_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_9_idx" ON "events" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_9_idx" ON "_events_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_10_idx" ON "event_instances" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_10_idx" ON "_event_instances_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_11_idx" ON "event_collections" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_11_idx" ON "_event_collections_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_12_idx" ON "people" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_12_idx" ON "_people_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_13_idx" ON "seasons" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_13_idx" ON "_seasons_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_14_idx" ON "series" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_14_idx" ON "_series_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_15_idx" ON "works" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_15_idx" ON "_works_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_16_idx" ON "venues" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_16_idx" ON "_venues_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_17_idx" ON "organizations" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_17_idx" ON "_organizations_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_18_idx" ON "media" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_18_idx" ON "_media_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_19_idx" ON "files" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_19_idx" ON "_files_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menus_entries_below" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_entries_below_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_entries_below" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_entries_below_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "menus_entries_below" CASCADE;
  DROP TABLE "menus_entries_below_locales" CASCADE;
  DROP TABLE "menus_entries" CASCADE;
  DROP TABLE "menus_entries_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_texts" CASCADE;
  DROP TABLE "menus_rels" CASCADE;
  DROP TABLE "_menus_v_version_entries_below" CASCADE;
  DROP TABLE "_menus_v_version_entries_below_locales" CASCADE;
  DROP TABLE "_menus_v_version_entries" CASCADE;
  DROP TABLE "_menus_v_version_entries_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_texts" CASCADE;
  DROP TABLE "_menus_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_menus_fk";
  
  DROP INDEX "tenant_updatedAt_2_idx";
  DROP INDEX "version_tenant_version_updatedAt_2_idx";
  DROP INDEX "tenant_updatedAt_3_idx";
  DROP INDEX "version_tenant_version_updatedAt_3_idx";
  DROP INDEX "tenant_updatedAt_4_idx";
  DROP INDEX "version_tenant_version_updatedAt_4_idx";
  DROP INDEX "tenant_updatedAt_5_idx";
  DROP INDEX "version_tenant_version_updatedAt_5_idx";
  DROP INDEX "tenant_updatedAt_6_idx";
  DROP INDEX "version_tenant_version_updatedAt_6_idx";
  DROP INDEX "tenant_updatedAt_7_idx";
  DROP INDEX "version_tenant_version_updatedAt_7_idx";
  DROP INDEX "tenant_updatedAt_8_idx";
  DROP INDEX "version_tenant_version_updatedAt_8_idx";
  DROP INDEX "tenant_updatedAt_9_idx";
  DROP INDEX "version_tenant_version_updatedAt_9_idx";
  DROP INDEX "tenant_updatedAt_10_idx";
  DROP INDEX "version_tenant_version_updatedAt_10_idx";
  DROP INDEX "tenant_updatedAt_11_idx";
  DROP INDEX "version_tenant_version_updatedAt_11_idx";
  DROP INDEX "tenant_updatedAt_12_idx";
  DROP INDEX "version_tenant_version_updatedAt_12_idx";
  DROP INDEX "tenant_updatedAt_13_idx";
  DROP INDEX "version_tenant_version_updatedAt_13_idx";
  DROP INDEX "tenant_updatedAt_14_idx";
  DROP INDEX "version_tenant_version_updatedAt_14_idx";
  DROP INDEX "tenant_updatedAt_15_idx";
  DROP INDEX "version_tenant_version_updatedAt_15_idx";
  DROP INDEX "tenant_updatedAt_16_idx";
  DROP INDEX "version_tenant_version_updatedAt_16_idx";
  DROP INDEX "tenant_updatedAt_17_idx";
  DROP INDEX "version_tenant_version_updatedAt_17_idx";
  DROP INDEX "tenant_updatedAt_18_idx";
  DROP INDEX "version_tenant_version_updatedAt_18_idx";
  DROP INDEX "tenant_updatedAt_19_idx";
  DROP INDEX "version_tenant_version_updatedAt_19_idx";
  DROP INDEX "payload_locked_documents_rels_menus_id_idx";
  CREATE INDEX "tenant_updatedAt_1_idx" ON "reusable_content" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_1_idx" ON "_reusable_content_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_2_idx" ON "themes" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_2_idx" ON "_themes_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_3_idx" ON "blogs" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_3_idx" ON "_blogs_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_4_idx" ON "posts" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_4_idx" ON "_posts_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_5_idx" ON "redirects" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_5_idx" ON "_redirects_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_6_idx" ON "forms" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_6_idx" ON "_forms_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_7_idx" ON "fonts" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_7_idx" ON "_fonts_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_8_idx" ON "events" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_8_idx" ON "_events_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_9_idx" ON "event_instances" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_9_idx" ON "_event_instances_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_10_idx" ON "event_collections" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_10_idx" ON "_event_collections_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_11_idx" ON "people" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_11_idx" ON "_people_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_12_idx" ON "seasons" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_12_idx" ON "_seasons_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_13_idx" ON "series" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_13_idx" ON "_series_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_14_idx" ON "works" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_14_idx" ON "_works_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_15_idx" ON "venues" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_15_idx" ON "_venues_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_16_idx" ON "organizations" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_16_idx" ON "_organizations_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_17_idx" ON "media" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_17_idx" ON "_media_v" USING btree ("version_tenant_id","version_updated_at");
  CREATE INDEX "tenant_updatedAt_18_idx" ON "files" USING btree ("tenant_id","updated_at");
  CREATE INDEX "version_tenant_version_updatedAt_18_idx" ON "_files_v" USING btree ("version_tenant_id","version_updated_at");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "menus_id";
  DROP TYPE "public"."enum_menus_entries_below_kind";
  DROP TYPE "public"."enum_menus_entries_kind";
  DROP TYPE "public"."enum_menus_place";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_entries_below_kind";
  DROP TYPE "public"."enum__menus_v_version_entries_kind";
  DROP TYPE "public"."enum__menus_v_version_place";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";`)
}
