import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "not_found_addresses" (
  	"tenant_id" uuid NOT NULL,
  	"path" text NOT NULL,
  	"visits" integer NOT NULL,
  	"first_seen" timestamp (3) with time zone NOT NULL,
  	"last_seen" timestamp (3) with time zone NOT NULL,
  	"is_hidden" boolean DEFAULT false NOT NULL,
  	CONSTRAINT "not_found_addresses_tenant_id_path_pk" PRIMARY KEY("tenant_id","path")
  );
  
  ALTER TABLE "pages" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "blogs" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "blogs" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "blogs_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "blogs_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "posts" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "posts" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "posts_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "events" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "events" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "events_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_events_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "event_collections" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "event_collections" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "event_collections_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "event_collections_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_event_collections_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_event_collections_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_event_collections_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_event_collections_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "people" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "people" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "people_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "people_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_people_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_people_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "seasons" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "seasons" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "seasons_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "seasons_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_seasons_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_seasons_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_seasons_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_seasons_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "series" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "series" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "series_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "series_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_series_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_series_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_series_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_series_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "works" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "works" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "works_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "works_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_works_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_works_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_works_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_works_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "venues" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "venues" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "venues_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "venues_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_venues_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_venues_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_venues_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_venues_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "organizations" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "organizations" ADD COLUMN "seo_no_index" boolean DEFAULT false;
  ALTER TABLE "organizations_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "organizations_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_organizations_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_organizations_v" ADD COLUMN "version_seo_no_index" boolean DEFAULT false;
  ALTER TABLE "_organizations_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_organizations_v_locales" ADD COLUMN "version_seo_description" varchar;
  CREATE INDEX "not_found_addresses_seen_idx" ON "not_found_addresses" USING btree ("last_seen");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_collections" ADD CONSTRAINT "event_collections_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_collections_v" ADD CONSTRAINT "_event_collections_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seasons" ADD CONSTRAINT "seasons_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seasons_v" ADD CONSTRAINT "_seasons_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "series" ADD CONSTRAINT "series_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_series_v" ADD CONSTRAINT "_series_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "works" ADD CONSTRAINT "works_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v" ADD CONSTRAINT "_works_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "venues" ADD CONSTRAINT "venues_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "blogs_seo_seo_image_idx" ON "blogs" USING btree ("seo_image_id");
  CREATE INDEX "_blogs_v_version_seo_version_seo_image_idx" ON "_blogs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "events_seo_seo_image_idx" ON "events" USING btree ("seo_image_id");
  CREATE INDEX "_events_v_version_seo_version_seo_image_idx" ON "_events_v" USING btree ("version_seo_image_id");
  CREATE INDEX "event_collections_seo_seo_image_idx" ON "event_collections" USING btree ("seo_image_id");
  CREATE INDEX "_event_collections_v_version_seo_version_seo_image_idx" ON "_event_collections_v" USING btree ("version_seo_image_id");
  CREATE INDEX "people_seo_seo_image_idx" ON "people" USING btree ("seo_image_id");
  CREATE INDEX "_people_v_version_seo_version_seo_image_idx" ON "_people_v" USING btree ("version_seo_image_id");
  CREATE INDEX "seasons_seo_seo_image_idx" ON "seasons" USING btree ("seo_image_id");
  CREATE INDEX "_seasons_v_version_seo_version_seo_image_idx" ON "_seasons_v" USING btree ("version_seo_image_id");
  CREATE INDEX "series_seo_seo_image_idx" ON "series" USING btree ("seo_image_id");
  CREATE INDEX "_series_v_version_seo_version_seo_image_idx" ON "_series_v" USING btree ("version_seo_image_id");
  CREATE INDEX "works_seo_seo_image_idx" ON "works" USING btree ("seo_image_id");
  CREATE INDEX "_works_v_version_seo_version_seo_image_idx" ON "_works_v" USING btree ("version_seo_image_id");
  CREATE INDEX "venues_seo_seo_image_idx" ON "venues" USING btree ("seo_image_id");
  CREATE INDEX "_venues_v_version_seo_version_seo_image_idx" ON "_venues_v" USING btree ("version_seo_image_id");
  CREATE INDEX "organizations_seo_seo_image_idx" ON "organizations" USING btree ("seo_image_id");
  CREATE INDEX "_organizations_v_version_seo_version_seo_image_idx" ON "_organizations_v" USING btree ("version_seo_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "not_found_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "not_found_addresses" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_seo_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "blogs" DROP CONSTRAINT "blogs_seo_image_id_media_id_fk";
  
  ALTER TABLE "_blogs_v" DROP CONSTRAINT "_blogs_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_seo_image_id_media_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_seo_image_id_media_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "event_collections" DROP CONSTRAINT "event_collections_seo_image_id_media_id_fk";
  
  ALTER TABLE "_event_collections_v" DROP CONSTRAINT "_event_collections_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_seo_image_id_media_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "seasons" DROP CONSTRAINT "seasons_seo_image_id_media_id_fk";
  
  ALTER TABLE "_seasons_v" DROP CONSTRAINT "_seasons_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "series" DROP CONSTRAINT "series_seo_image_id_media_id_fk";
  
  ALTER TABLE "_series_v" DROP CONSTRAINT "_series_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "works" DROP CONSTRAINT "works_seo_image_id_media_id_fk";
  
  ALTER TABLE "_works_v" DROP CONSTRAINT "_works_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "venues" DROP CONSTRAINT "venues_seo_image_id_media_id_fk";
  
  ALTER TABLE "_venues_v" DROP CONSTRAINT "_venues_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "organizations" DROP CONSTRAINT "organizations_seo_image_id_media_id_fk";
  
  ALTER TABLE "_organizations_v" DROP CONSTRAINT "_organizations_v_version_seo_image_id_media_id_fk";
  
  DROP INDEX "pages_seo_seo_image_idx";
  DROP INDEX "_pages_v_version_seo_version_seo_image_idx";
  DROP INDEX "blogs_seo_seo_image_idx";
  DROP INDEX "_blogs_v_version_seo_version_seo_image_idx";
  DROP INDEX "posts_seo_seo_image_idx";
  DROP INDEX "_posts_v_version_seo_version_seo_image_idx";
  DROP INDEX "events_seo_seo_image_idx";
  DROP INDEX "_events_v_version_seo_version_seo_image_idx";
  DROP INDEX "event_collections_seo_seo_image_idx";
  DROP INDEX "_event_collections_v_version_seo_version_seo_image_idx";
  DROP INDEX "people_seo_seo_image_idx";
  DROP INDEX "_people_v_version_seo_version_seo_image_idx";
  DROP INDEX "seasons_seo_seo_image_idx";
  DROP INDEX "_seasons_v_version_seo_version_seo_image_idx";
  DROP INDEX "series_seo_seo_image_idx";
  DROP INDEX "_series_v_version_seo_version_seo_image_idx";
  DROP INDEX "works_seo_seo_image_idx";
  DROP INDEX "_works_v_version_seo_version_seo_image_idx";
  DROP INDEX "venues_seo_seo_image_idx";
  DROP INDEX "_venues_v_version_seo_version_seo_image_idx";
  DROP INDEX "organizations_seo_seo_image_idx";
  DROP INDEX "_organizations_v_version_seo_version_seo_image_idx";
  ALTER TABLE "pages" DROP COLUMN "seo_image_id";
  ALTER TABLE "pages" DROP COLUMN "seo_no_index";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_title";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "blogs" DROP COLUMN "seo_image_id";
  ALTER TABLE "blogs" DROP COLUMN "seo_no_index";
  ALTER TABLE "blogs_locales" DROP COLUMN "seo_title";
  ALTER TABLE "blogs_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "posts" DROP COLUMN "seo_image_id";
  ALTER TABLE "posts" DROP COLUMN "seo_no_index";
  ALTER TABLE "posts_locales" DROP COLUMN "seo_title";
  ALTER TABLE "posts_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "events" DROP COLUMN "seo_image_id";
  ALTER TABLE "events" DROP COLUMN "seo_no_index";
  ALTER TABLE "events_locales" DROP COLUMN "seo_title";
  ALTER TABLE "events_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_events_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "event_collections" DROP COLUMN "seo_image_id";
  ALTER TABLE "event_collections" DROP COLUMN "seo_no_index";
  ALTER TABLE "event_collections_locales" DROP COLUMN "seo_title";
  ALTER TABLE "event_collections_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_event_collections_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_event_collections_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_event_collections_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_event_collections_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "people" DROP COLUMN "seo_image_id";
  ALTER TABLE "people" DROP COLUMN "seo_no_index";
  ALTER TABLE "people_locales" DROP COLUMN "seo_title";
  ALTER TABLE "people_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_people_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_people_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "seasons" DROP COLUMN "seo_image_id";
  ALTER TABLE "seasons" DROP COLUMN "seo_no_index";
  ALTER TABLE "seasons_locales" DROP COLUMN "seo_title";
  ALTER TABLE "seasons_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_seasons_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_seasons_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_seasons_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_seasons_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "series" DROP COLUMN "seo_image_id";
  ALTER TABLE "series" DROP COLUMN "seo_no_index";
  ALTER TABLE "series_locales" DROP COLUMN "seo_title";
  ALTER TABLE "series_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_series_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_series_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_series_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_series_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "works" DROP COLUMN "seo_image_id";
  ALTER TABLE "works" DROP COLUMN "seo_no_index";
  ALTER TABLE "works_locales" DROP COLUMN "seo_title";
  ALTER TABLE "works_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_works_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_works_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_works_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_works_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "venues" DROP COLUMN "seo_image_id";
  ALTER TABLE "venues" DROP COLUMN "seo_no_index";
  ALTER TABLE "venues_locales" DROP COLUMN "seo_title";
  ALTER TABLE "venues_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_venues_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_venues_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_venues_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_venues_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "organizations" DROP COLUMN "seo_image_id";
  ALTER TABLE "organizations" DROP COLUMN "seo_no_index";
  ALTER TABLE "organizations_locales" DROP COLUMN "seo_title";
  ALTER TABLE "organizations_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_organizations_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_organizations_v" DROP COLUMN "version_seo_no_index";
  ALTER TABLE "_organizations_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_organizations_v_locales" DROP COLUMN "version_seo_description";`)
}
